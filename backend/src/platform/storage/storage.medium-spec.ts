import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { storedFiles } from '../../../test/support/media/media-service.js';
import { startS3StandIn, type S3StandIn } from '../../../test/support/network/s3-stand-in.js';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import { cannotSave } from '../http/errors/cannot-save.js';
import { DiskStorage } from './disk-storage.js';
import { FileMissingError, FileNotKeptError, type FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

const CONTENT = Buffer.from([0, 255, 13, 10, 128, 7]);

let folder: string;
let s3: S3StandIn;
let connection: ConnectedDatabase;

beforeAll(async () => {
  folder = temporaryFolder('storage');
  // Fewer at once than S3 returns, so that a list has pages.
  s3 = await startS3StandIn({ keysPerPage: 2 });
  connection = await connectTestDatabase();
  // Unavailable storage is part of these tests.
  Logger.overrideLogger(false);
});
afterAll(async () => {
  await connection.close();
  await s3.close();
});

const bucket = () =>
  new S3Storage({
    bucket: 'drumbeat',
    region: 'eu-central-1',
    endpoint: s3.url,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    pathStyle: true,
  });
const STORAGES: readonly (readonly [string, () => FileStorage])[] = [
  ['a folder', () => new DiskStorage(join(folder, 'files'))],
  ['a bucket', bucket],
];

/** The same kind of storage, failing every write: a folder's path that is a file, a bucket whose service is unavailable. */
async function notTaking(storage: FileStorage): Promise<FileStorage> {
  if (storage instanceof S3Storage) {
    s3.failNext(503, 10);
    return storage;
  }
  await writeFile(join(folder, 'in-the-way'), '');
  return new DiskStorage(join(folder, 'in-the-way'));
}

describe.each(STORAGES)('Files in %s', (_, storageOf) => {
  let storage: FileStorage;
  beforeEach(() => {
    storage = storageOf();
  });

  it('come back byte for byte, whole and as a stream', async () => {
    await storage.write('media/one', CONTENT, 'image/png');
    expect(await storage.read('media/one')).toEqual(CONTENT);
    const { stream, bytes } = await storage.open('media/one');
    expect([bytes, Buffer.concat(await stream.toArray())]).toEqual([CONTENT.length, CONTENT]);
  });

  it('that are not taken are told as such, whatever the reason', async () => {
    const full = await notTaking(storage);
    const refusal = await full.write('media/lost', CONTENT, 'image/png').catch((error: unknown) => error);
    s3.failNext(503, 0);
    expect(refusal).toBeInstanceOf(FileNotKeptError);
    expect(cannotSave(refusal)).toBe(true);
  });

  it('are replaced whole', async () => {
    await storage.write('media/two', CONTENT, 'image/png');
    await storage.write('media/two', Buffer.from('other'), 'image/png');
    expect((await storage.read('media/two')).toString()).toBe('other');
  });

  it('are missing before they come and after they go, and go twice without complaint', async () => {
    await expect(storage.read('media/three')).rejects.toThrow(FileMissingError);
    await storage.write('media/three', CONTENT, 'image/png');
    await storage.erase('media/three');
    await storage.erase('media/three');
    await expect(storage.read('media/three')).rejects.toThrow(FileMissingError);
    await expect(storage.open('media/three')).rejects.toThrow(FileMissingError);
  });

  it('are listed by the folder that they lie right in, all of them and in order', async () => {
    for (const key of [
      'day/5',
      'day/3',
      'day/1',
      'day/4',
      'day/2',
      'day/deeper/6',
      'day/deeper/7',
      'day.8',
      'daylight/9',
    ])
      await storage.write(`journal/${key}`, CONTENT, 'application/json');
    expect(await storage.list('journal/day')).toEqual(
      ['1', '2', '3', '4', '5'].map((name) => `journal/day/${name}`),
    );
    expect(await storage.list('journal/day/deeper')).toEqual([
      'journal/day/deeper/6',
      'journal/day/deeper/7',
    ]);
    expect(await storage.list('journal/never')).toEqual([]);
    await storage.erase('journal/day/3');
    expect(await storage.list('journal/day')).not.toContain('journal/day/3');
    await expect(storage.list('../secret')).rejects.toThrow(RangeError);
  });

  it.each(['', '/etc/passwd', '../secret', 'media/../../secret', 'media//x', 'Media', 'a b', 'x\0'])(
    'never have the key %j',
    async (key) => {
      await expect(storage.write(key, CONTENT, 'image/png')).rejects.toThrow(RangeError);
    },
  );
});

describe('Files in a bucket', () => {
  it('carry their type', async () => {
    await bucket().write('media/typed', CONTENT, 'image/gif');
    expect(s3.objects.get('/drumbeat/media/typed')).toMatchObject({ type: 'image/gif' });
  });

  it('fail with an error, not as missing, when the service does', async () => {
    await bucket().write('media/away', CONTENT, 'image/png');
    s3.failNext(500, 10);
    const failure: unknown = await bucket()
      .read('media/away')
      .catch((error: unknown) => error);
    s3.failNext(500, 0);
    expect(failure).toHaveProperty('name');
    expect(failure).not.toBeInstanceOf(FileMissingError);
  });

  it('are not taken for none where they cannot be listed', async () => {
    s3.failNext(500, 10);
    const listed = await bucket()
      .list('media')
      .catch(() => 'an error');
    s3.failNext(500, 0);
    expect(listed).toBe('an error');
  });
});

describe('Files and the rows that name them', () => {
  const names = () => readdir(join(folder, 'kept/media')).catch(() => []);
  const files = () => storedFiles(connection.database, new DiskStorage(join(folder, 'kept')));
  const file = (name: string) => ({ key: `media/${name}`, content: CONTENT, contentType: 'image/png' });
  const anHourLater = () =>
    connection.database.query(`update file_erasures set due_at = due_at - interval '61 minutes'`);

  it('stay together: a kept file stays, one that nobody kept goes within the hour', async () => {
    await files().write([file('kept'), file('forgotten')]);
    await files().keep(['media/kept']);
    expect(await files().eraseDue()).toBe(0);
    await anHourLater();
    expect(await files().eraseDue()).toBe(1);
    expect(await names()).toEqual(['kept']);
  });

  it('stay together when the transaction that discards is rolled back', async () => {
    const { database } = connection;
    const failed = database.transaction(async () => {
      await files().discard(['media/kept']);
      throw new Error('No');
    });
    await expect(failed).rejects.toThrow('No');
    expect(await files().eraseDue()).toBe(0);
    await database.transaction(() => files().discard(['media/kept']));
    expect(await files().eraseDue()).toBe(1);
    expect(await names()).toEqual([]);
  });

  it('are tried again when the storage was away', async () => {
    const away = storedFiles(connection.database, bucket());
    await away.write([file('later')]);
    await away.discard(['media/later']);
    s3.failNext(503, 10);
    expect(await away.eraseDue()).toBe(0);
    s3.failNext(503, 0);
    await anHourLater();
    expect(await away.eraseDue()).toBe(1);
    expect(s3.objects.has('/drumbeat/media/later')).toBe(false);
  });
});
