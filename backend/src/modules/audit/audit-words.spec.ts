import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUDIT_ACTIONS, AUDIT_RECORDS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';

const MODULES = join(import.meta.dirname, '..');

/** All that the modules are made of, without tests. */
const written = globSync('**/*.ts', { cwd: MODULES })
  .filter((file) => !file.endsWith('spec.ts'))
  .map((file) => readFileSync(join(MODULES, file), 'utf8'))
  .join('\n');

describe('What the console calls', () => {
  it('actions are actions that something writes into the audit log', () => {
    expect(Object.keys(AUDIT_ACTIONS).filter((action) => !written.includes(`'${action}'`))).toEqual([]);
  });

  it('records are records that something of the audit log is about', () => {
    expect(
      Object.keys(AUDIT_RECORDS).filter((record) => !new RegExp(`\\bentity: '${record}'`).test(written)),
    ).toEqual([]);
  });
});
