import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const made: string[] = [];

// Declared as a test file is read, so that it runs once for each file, after the hooks of what the file describes.
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder for this test file, deleted after the file's last test. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `drumbeat-${name}-`));
  made.push(folder);
  return folder;
}
