import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tryLock } from './file-lock.ts';

const MODULE = join(import.meta.dirname, 'file-lock.ts');

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is taken by one and free again after its release', () => {
    const file = join(folder, 'lock');
    const first = tryLock(file);
    expect(first).toBeDefined();
    expect(tryLock(file)).toBeUndefined();
    first?.release();
    const second = tryLock(file);
    expect(second).toBeDefined();
    second?.release();
  });

  it('does not outlive a holder that was killed', async () => {
    const file = join(folder, 'lock');
    const program = `
      const { tryLock } = await import(${JSON.stringify(MODULE)});
      if (tryLock(${JSON.stringify(file)})) console.log('held');
      setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH },
    });
    await once(holder.stdout, 'data');
    expect(tryLock(file)).toBeUndefined();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = tryLock(file);
    expect(lock).toBeDefined();
    lock?.release();
  });
});
