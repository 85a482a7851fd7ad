import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const ENTRIES = ['frontend-user/src/app/main.tsx', 'frontend-admin/src/main.tsx'].map((path) =>
  join(ROOT, path),
);

/** Where the bundle of an entry is: a script whose value is the program, as a function. */
export const bundleFile = (entry) =>
  join(process.env.TEST_BUNDLES, `${entry.slice(ROOT.length + 1).split('/')[0]}.js`);

/**
 * Jest's global setup of the component tests: bundles each frontend once, for every process that runs tests, and before the time of any
 * of them begins. In processes of their own, whose memory goes with them.
 */
export default async function makeBundles() {
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-bundles-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TEST_BUNDLES = folder;
  const program = join(import.meta.dirname, 'make-bundle.mjs');
  // Jest's own NODE_ENV would make React and the styles those that warn.
  const env = { ...process.env, NODE_ENV: 'production' };
  await Promise.all(
    ENTRIES.map((entry) =>
      promisify(execFile)(process.execPath, [program, entry, bundleFile(entry)], { env }),
    ),
  );
}
