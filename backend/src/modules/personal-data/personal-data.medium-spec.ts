import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { aMediaService } from '../../../test/support/media/media-service.js';
import { aUserWithRowsEverywhere } from '../../../test/support/database/rows-everywhere.js';
import { someEvents } from '../../../test/builders/tracked-events.builder.js';
import { until } from '../../../test/support/until.js';
import { tablesNaming, tablesOfUsers } from '../../../test/support/database/tables-of-users.js';
import { AuditRepository } from '../audit/audit.repository.js';
import { ProfilesRepository } from '../users/profile/profiles.repository.js';
import { ExportPersonalDataCommand } from './export-personal-data.command.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { EXCLUDED_TABLES, EXPORTED_TABLES } from './personal-tables.js';

const CLOCK = new FixedClock(new Date('2026-11-20T12:00:00Z'));
/** Column names that suggest a secret; exceptions are listed here with their reason. */
const SECRET_NAME = /token|_hash|secret|password|encrypted/;
const NO_SECRETS: Readonly<Record<string, string>> = {
  'publication_attempts.payload_hash': 'of the text that was posted, which the user has',
  'social_accounts.token_issued_at': 'an instant',
};

const always = () => Promise.resolve(true);

describe('Personal data', () => {
  let connection: ConnectedDatabase;
  let repository: PersonalDataRepository;
  let exportData: ExportPersonalDataCommand;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    // The file of the user with rows everywhere is in no storage.
    Logger.overrideLogger(false);
    repository = new PersonalDataRepository(connection.database);
    exportData = new ExportPersonalDataCommand(repository, aMediaService(connection.database), CLOCK);
  });
  afterAll(() => connection.close());

  const transactions = async () => {
    const [row] = await connection.database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
    );
    return row?.count;
  };
  const endWaitingReadings = async () => {
    const ended = await connection.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
    );
    return ended.length;
  };
  const exported = async (userId: string) => {
    const { fileName, content } = await exportData.execute(userId, always);
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece as Uint8Array);
    const files = Object.entries(unzipSync(Buffer.concat(pieces)));
    return { fileName, files: new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])) };
  };

  describe('of a user', () => {
    it('is exported or named as excluded, table by table', async () => {
      const named = [...EXPORTED_TABLES.map(({ name }) => name), ...Object.keys(EXCLUDED_TABLES)];
      expect(named.sort()).toEqual(await tablesOfUsers(connection.database));
    });

    it('is exported without what smells of a secret', async () => {
      const { id } = await aUserWithRowsEverywhere(connection.database);
      const smelling: string[] = [];
      await repository.visit(id, EXPORTED_TABLES, async ({ name, columns }) => {
        smelling.push(
          ...columns.filter((column) => SECRET_NAME.test(column)).map((column) => `${name}.${column}`),
        );
      });
      expect(smelling.sort()).toEqual(Object.keys(NO_SECRETS));
    });

    it('is withheld in columns that exist', async () => {
      const columns = await connection.database.query<{ name: string }>(
        `select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public'`,
      );
      const known = columns.map(({ name }) => name);
      for (const { name, withheld = {} } of EXPORTED_TABLES) {
        for (const column of Object.keys(withheld)) expect(known).toContain(`${name}.${column}`);
      }
    });
  });

  describe('in an export', () => {
    it('is all there, as JSON and as CSV, and is the user’s alone', async () => {
      const user = await aUserWithRowsEverywhere(connection.database);
      const other = await aUserWithRowsEverywhere(connection.database);
      const { fileName, files } = await exported(user.id);
      expect(fileName).toBe('drumbeat-2026-11-20.zip');
      for (const { name } of EXPORTED_TABLES) {
        const rows = JSON.parse(files.get(`json/${name}.json`) ?? '[]') as object[];
        expect({ name, rows: rows.length }).toEqual({ name, rows: 1 });
        expect(files.get(`csv/${name}.csv`)).toContain('\r\n');
      }
      expect(files.size).toBe(2 * EXPORTED_TABLES.length + 1);

      const all = [...files.values()].join('\n');
      expect(all).toContain('The text before');
      for (const secret of user.secrets) expect(all).not.toContain(secret);
      expect(all).not.toContain(other.id);
    });

    it('keeps dates and instants as they are, and guards cells against formulas', async () => {
      const { id } = await aUserWithRowsEverywhere(connection.database);
      const { files } = await exported(id);
      expect(JSON.parse(files.get('json/content_prompts.json') ?? '')).toMatchObject([
        { scheduled_date: '2026-11-23' },
      ]);
      const [tracked] = JSON.parse(files.get('json/user_sessions.json') ?? '') as { started_at: string }[];
      expect(new Date(tracked?.started_at ?? '')).toEqual(CLOCK.now());
      expect(JSON.parse(files.get('json/profiles.json') ?? '')).toMatchObject([
        { industry: '=HYPERLINK("https://evil.test")' },
      ]);
      expect(files.get('csv/profiles.csv')).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
      expect(files.get('csv/posts.csv')).toContain(`"'-1 is a number, ""quoted""\nand a line"`);
    });

    it('has nothing of a post that its user deleted, nor what was written for it or said of it', async () => {
      const { id, postId, publicationId } = await aUserWithRowsEverywhere(connection.database);
      await connection.database.query('update posts set deleted_at = now() where id = $1', [postId]);
      const { files } = await exported(id);
      const names = [
        'posts',
        'post_versions',
        'feedback',
        'generation_history',
        'publications',
        'first_comments',
      ];
      for (const name of names) {
        expect({ name, rows: JSON.parse(files.get(`json/${name}.json`) ?? '') as unknown }).toEqual({
          name,
          rows: [],
        });
      }
      const all = [...files]
        .filter(([name]) => !name.includes('notifications'))
        .map(([, text]) => text)
        .join('\n');
      for (const gone of [postId, publicationId, 'The text before']) expect(all).not.toContain(gone);
    });

    it('is read while its reader takes it, and no further when that one has gone', async () => {
      const { id } = await aUserWithRowsEverywhere(connection.database);
      await someEvents(connection.database, id, { events: 5_000, characters: 2_000 });
      const { content } = await exportData.execute(id, always);
      await until('the reading waits', async () => (await transactions()) === 1);
      await once(content, 'readable');
      expect(content.readableLength).toBeLessThan(1024 ** 2);
      content.destroy();
      await until('the reading has ended', async () => (await transactions()) === 0);
    });

    it('breaks, and does not end as if it were whole, where the reading fails on the way', async () => {
      const { id } = await aUserWithRowsEverywhere(connection.database);
      await someEvents(connection.database, id, { events: 5_000, characters: 2_000 });
      const { content } = await exportData.execute(id, always);
      const log = jest.spyOn(Logger.prototype, 'error');
      // It is active for moments until it waits for its reader.
      await until('the waiting reading is ended', async () => (await endWaitingReadings()) === 1);
      await expect(buffer(content)).rejects.toThrow();
      expect(log).toHaveBeenCalledWith(expect.objectContaining({ userId: id }), 'An export broke off');
      log.mockRestore();
    });

    it('breaks within ten seconds of the end of its reader’s right to it', async () => {
      const { id } = await aUserWithRowsEverywhere(connection.database);
      await someEvents(connection.database, id, { events: 5_000, characters: 2_000 });
      jest.useFakeTimers({
        doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'Date', 'performance'],
      });
      try {
        let may = true;
        const { content } = await exportData.execute(id, () => Promise.resolve(may));
        await jest.advanceTimersByTimeAsync(10_000);
        expect(content.destroyed).toBe(false);
        may = false;
        await jest.advanceTimersByTimeAsync(10_000);
        expect([content.destroyed, content.errored?.message]).toEqual([
          true,
          'The reader has no right to the export any more',
        ]);
      } finally {
        jest.useRealTimers();
      }
      await until('the reading has ended', async () => (await transactions()) === 0);
    });

    it('is refused in words where the files are more than an archive holds', async () => {
      const { id } = await aUserWithRowsEverywhere(connection.database);
      await connection.database.query(
        `insert into media (user_id, kind, mime_type, file_name, bytes, width, height, storage_key)
         select $1, 'image', 'image/png', 'dot.png', 2000000000, 1, 1, 'media/' || gen_random_uuid()
           from generate_series(1, 2)`,
        [id],
      );
      await expect(exportData.execute(id, always)).rejects.toMatchObject({
        status: 422,
        code: 'account.export_too_large',
        message: expect.stringContaining('GB of files, and an export holds 3.5.'),
      });
      expect(await transactions()).toBe(0);
    });

    it('may be large', async () => {
      const { id, postId } = await aUserWithRowsEverywhere(connection.database);
      const content = 'What I learned. '.repeat(50_000);
      await connection.database.query('update posts set content = $2 where id = $1', [postId, content]);
      const { files } = await exported(id);
      expect(JSON.parse(files.get('json/posts.json') ?? '')).toMatchObject([{ content }]);
    });
  });

  describe('that is to be forgotten', () => {
    it('leaves no table with the user’s id, and another user’s rows alone', async () => {
      const { database } = connection;
      const user = await aUserWithRowsEverywhere(database);
      const other = await aUserWithRowsEverywhere(database);
      // Figures of posts have nothing but the post that they belong to.
      const named = [
        ...(await tablesNaming(database, user.id)),
        ...(await tablesNaming(database, user.postId)),
      ];
      expect([...new Set(named)].toSorted()).toEqual(await tablesOfUsers(database));
      const ofOther = await tablesNaming(database, other.id);

      await new AuditRepository(database).forget(user.id, randomUUID());
      await new ProfilesRepository(database).delete(user.id);

      expect(await tablesNaming(database, user.id)).toEqual([]);
      expect(await tablesNaming(database, user.postId)).toEqual([]);
      expect(await tablesNaming(database, user.email)).toEqual([]);
      expect(await tablesNaming(database, other.id)).toEqual(ofOther);
    });
  });
});
