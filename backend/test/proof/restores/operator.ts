import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnvironment } from '../../support/test-config.js';

const PROGRAM = join(import.meta.dirname, '../../../dist/src/cli.js');

/** `node backend/dist/src/cli.js …`, as in docs/backup-and-restore.md. Returns its output; throws when it fails. */
export async function runCommand(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    env: testEnvironment(environment),
  });
  return stdout;
}
