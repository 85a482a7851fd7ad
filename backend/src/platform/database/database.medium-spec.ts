import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { dataSourceOptions } from './data-source-options.js';
import { isDatabaseAway } from './database-away.js';
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

  it('counts as away once its source is closed', async () => {
    const closing = await new DataSource(dataSourceOptions(server.url, 1)).initialize();
    const closed = new Database(closing);
    await closing.destroy();
    const error: unknown = await closed.query('select 1').catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('answers the changed rows of an update that returns them', async () => {
    await database.query(`insert into notes values ('a')`);
    expect(await database.query(`update notes set text = 'b' where text = 'a' returning text`)).toEqual([
      { text: 'b' },
    ]);
  });
});
