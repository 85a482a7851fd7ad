import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { readPostgresState } from './state.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { databaseOfRunningCopy } from './running-copy.ts';

describe('the embedded PostgreSQL', () => {
  let home: string;
  const running: Postgres[] = [];
  const start = async (dataDir = home): Promise<Postgres> => {
    const server = await startPostgres({ dataDir });
    running.push(server);
    return server;
  };

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'drumbeat-embedded-'));
    // As made by the launcher: under root, the server's user may traverse it.
    chmodSync(home, 0o711);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    rmSync(home, { recursive: true, force: true });
  });

  it('keeps data, port and password from one start to the next', async () => {
    const first = await start();
    await query(first.url, `create table kept as select 'ÄÖ' as text`);
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select lower(text) as text from kept')).toEqual([{ text: 'äö' }]);
  }, 60_000);

  it('is not begun anew in the copy of a folder whose database lies elsewhere', async () => {
    const elsewhere = join(tmpdir(), 'drumbeat-of-another-folder');
    writeFileSync(join(home, 'postgres.json'), JSON.stringify({ password: 'kept', directory: elsewhere }));
    await expect(start()).rejects.toThrow(`its postgres.json names ${elsewhere}`);
    expect(existsSync(join(home, 'postgres'))).toBe(false);
  });

  it('says what to do where the folder of its data cannot be entered by its user', async () => {
    await (await start()).stop();
    chmodSync(home, 0o700);
    // Only as root is the server's user another one.
    if (process.getuid?.() === 0) await expect(start()).rejects.toThrow('copy it with its owners (cp -a)');
    else await expect(start()).resolves.toBeDefined();
  }, 60_000);

  it('hides its password and refuses another one', async () => {
    const { url } = await start();
    expect(statSync(join(home, 'postgres.json')).mode & 0o777).toBe(0o600);
    const wrong = Object.assign(new URL(url), { password: 'guessed' }).href;
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  }, 60_000);

  it('starts again after its server was killed', async () => {
    const first = await start();
    await query(first.url, 'create table kept (id int)');
    process.kill(serverPid(home), 'SIGKILL');
    await first.exited;
    const second = await start();
    expect(await query(second.url, 'select * from kept')).toEqual([]);
  }, 60_000);

  it('ends a server that a killed run left on the same data', async () => {
    const left = await start();
    const next = await start();
    await left.exited;
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 60_000);

  it('is found by another command while it runs, and otherwise says what to do', async () => {
    expect(await databaseOfRunningCopy(home)).toBeNull();
    const server = await start();
    expect(await databaseOfRunningCopy(home)).toBe(server.url);
    await server.stop();
    expect(await databaseOfRunningCopy(home)).toBeNull();
  }, 60_000);

  it('says what to do when the password has been lost', async () => {
    const first = await start();
    await first.stop();
    rmSync(join(home, 'postgres.json'));
    await expect(start()).rejects.toThrow('postgres.json with its password is missing');
  }, 60_000);
});

function serverPid(home: string): number {
  const directory = readPostgresState(home)?.directory ?? '';
  return Number(readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
