import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database/test-database.js';
import { dataSourceOptions } from './data-source-options.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { Database } from './database.js';

describe('Database', () => {
  let server: TestDatabase;
  let source: DataSource;
  let database: Database;

  beforeAll(async () => {
    server = await createTestDatabase();
    source = await new DataSource(dataSourceOptions(server.url)).initialize();
    database = new Database(source);
    await database.query('create table notes (text text)');
  });
  afterAll(async () => {
    await source.destroy();
    await server.close();
  });

  const count = async () =>
    (await database.query<{ count: number }>('select count(*)::int as count from notes'))[0]?.count;

  it('rolls everything back when the work throws, inner transactions included', async () => {
    const work = database.transaction(async () => {
      await database.query(`insert into notes values ('outer')`);
      await database.transaction(
        async () => void (await database.query(`insert into notes values ('inner')`)),
      );
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('runs effects after the outermost commit, and none after a roll-back', async () => {
    const seen: (number | undefined)[] = [];
    const effect = async () => void seen.push(await count());
    await database.transaction(async () => {
      await database.transaction(async () => {
        await database.query(`insert into notes values ('kept')`);
        await database.afterCommit(effect);
      });
      expect(seen).toEqual([]);
    });
    await database
      .transaction(async () => {
        await database.afterCommit(effect);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(seen).toEqual([1]);
  });

  it('runs an effect at once outside a transaction, and does not turn a lost one into an error after commit', async () => {
    const seen: string[] = [];
    await database.afterCommit(() => void seen.push('now'));
    await expect(
      database.transaction(async () => {
        await database.afterCommit(() => {
          throw new Error('the queue is away');
        });
        return 'committed';
      }),
    ).resolves.toBe('committed');
    expect(seen).toEqual(['now']);
  });

  it('says what PostgreSQL says about a wrong statement, inside and outside of a transaction', async () => {
    const wrong = () => database.query('select * from nowhere');
    await expect(wrong()).rejects.toMatchObject({ code: '42P01' });
    await expect(database.transaction(wrong)).rejects.toMatchObject({ code: '42P01' });
  });

  it('gives the connection back after a wrong statement', async () => {
    for (let more = 20; more > 0; more -= 1) {
      await expect(database.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    }
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('counts as away while its source is closed, and from then on', async () => {
    const closing = await new DataSource(dataSourceOptions(server.url, 1)).initialize();
    const closed = new Database(closing);
    const ask = () => closed.query('select 1');
    const expectAway = async () => {
      for (const work of [ask, () => closed.transaction(ask)]) {
        expect(isDatabaseUnavailable(await work().catch((reason: unknown) => reason))).toBe(true);
      }
    };
    const isClosed = closing.destroy();
    await expectAway();
    await isClosed;
    await expectAway();
  });

  it('throws a connection away that breaks within a transaction, and goes on with another', async () => {
    const single = await new DataSource(dataSourceOptions(server.url, 1)).initialize();
    try {
      const alone = new Database(single);
      const broken = alone.transaction(async () => {
        await alone.query(`insert into notes values ('lost')`);
        await alone.query('select pg_terminate_backend(pg_backend_pid())');
      });
      expect(isDatabaseUnavailable(await broken.catch((reason: unknown) => reason))).toBe(true);
      expect(await alone.query(`select text from notes where text = 'lost'`)).toEqual([]);
    } finally {
      await single.destroy();
    }
  });

  it('lets nothing that outlives its transaction into the next one on the connection', async () => {
    const single = await new DataSource(dataSourceOptions(server.url, 1)).initialize();
    try {
      const alone = new Database(single);
      let outlive = (): Promise<unknown> => Promise.reject(new Error('not made yet'));
      await alone.transaction(async () => {
        outlive = AsyncLocalStorage.bind(() => alone.query(`insert into notes values ('late')`));
      });
      await expect(outlive()).rejects.toThrow('is over');
      await alone.transaction(async () => {
        await expect(outlive()).rejects.toThrow('is over');
      });
      expect(await alone.query(`select text from notes where text = 'late'`)).toEqual([]);
    } finally {
      await single.destroy();
    }
  });

  it('answers the changed rows of an update that returns them', async () => {
    await database.query(`insert into notes values ('a')`);
    expect(await database.query(`update notes set text = 'b' where text = 'a' returning text`)).toEqual([
      { text: 'b' },
    ]);
  });
});
