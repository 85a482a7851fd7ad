import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** Compares a text with a file in the repository; `UPDATE_KEPT_FILES=1` writes the file instead, to be read before it is committed. */
export function expectKept(file: string, text: string): void {
  if (process.env['UPDATE_KEPT_FILES'] === '1') writeFileSync(file, text);
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
}
