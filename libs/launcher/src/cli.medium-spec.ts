import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startPostgres } from './postgres/postgres.ts';
import { databaseOfRunningCopy } from './postgres/running-copy.ts';
import { openDataDir } from './setup/data-dir.ts';
import { ROOT } from './setup/settings.ts';

const HANGING_MS = 90_000;

describe('npm run cli', () => {
  let home: string;

  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'drumbeat-cli-'));
    chmodSync(home, 0o711);
    await (await startPostgres({ dataDir: home })).stop();
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  const cli = (...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(
        join(ROOT, 'node_modules', '.bin', 'node'),
        [join(import.meta.dirname, 'cli.ts'), ...args],
        // Blank means "not set", whatever the tests' own environment.
        { cwd: ROOT, env: { ...process.env, DATA_DIR: home, DATABASE_URL: '', REDIS_URL: '' } },
      );
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (said += text));
      child.once('close', (code) => resolve({ code, said }));
    });

  it(
    'runs the database of a stopped copy for the command alone: a restore is said before anything starts',
    async () => {
      expect(await cli('migrate', 'up')).toMatchObject({ code: 0 });
      const told = await cli('restored', '--from', '2026-01-01T00:00:00Z');
      expect(told).toMatchObject({ code: 0, said: expect.stringContaining('is paused') });
      expect(await databaseOfRunningCopy(home)).toBeNull();
    },
    HANGING_MS,
  );

  it('makes no copy of a folder that happens to be there', async () => {
    rmSync(home, { recursive: true });
    mkdirSync(home);
    expect(await cli('migrate', 'check')).toMatchObject({
      code: 1,
      said: expect.stringContaining(`There is no copy in ${home} yet`),
    });
    expect(readdirSync(home)).toEqual([]);
  });

  it(
    'leaves alone a copy that is about to run',
    async () => {
      const copy = openDataDir(home);
      try {
        expect(await cli('release')).toMatchObject({
          code: 1,
          said: expect.stringContaining('Drumbeat already runs in'),
        });
      } finally {
        copy.release();
      }
    },
    HANGING_MS,
  );
});
