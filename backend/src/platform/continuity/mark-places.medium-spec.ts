import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startCable, type Cable } from '../../../test/support/network/cable.js';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import { testConfig } from '../../../test/support/test-config.js';
import { testRedisUrl } from '../../../test/support/network/test-redis.js';
import { until } from '../../../test/support/until.js';
import { DiskStorage } from '../storage/disk-storage.js';
import { MarksUnavailableError } from './continuity.errors.js';
import { MarkPlaces } from './mark-places.js';

describe('The mark outside of the database, on disk and in Redis', () => {
  let folder: string;
  let cable: Cable;
  let installation: string;
  let prefix: string;
  const open: MarkPlaces[] = [];

  beforeAll(async () => {
    // Unavailable places are part of these tests.
    Logger.overrideLogger(false);
    folder = temporaryFolder('marks');
    await writeFile(join(folder, 'in-the-way'), '');
    cable = await startCable(testRedisUrl());
  });
  beforeEach(() => {
    installation = randomUUID();
    prefix = `marks-${installation}`;
  });
  afterEach(() => {
    for (const marks of open.splice(0)) marks.onApplicationShutdown();
  });
  afterAll(async () => {
    await cable.close();
  });

  const places = ({ files = 'kept', redis = true } = {}): MarkPlaces => {
    const environment = { DATABASE_URL: 'postgres://unused', REDIS_PREFIX: prefix };
    const config = testConfig(redis ? { ...environment, REDIS_URL: cable.url } : environment);
    const marks = new MarkPlaces(new DiskStorage(join(folder, files, installation)), config);
    open.push(marks);
    return marks;
  };

  const at = (position: number, journalGap: number | null = null) => ({ position, journalGap });

  it('is nothing before the first, and the highest position afterwards, whatever order writers come in', async () => {
    const [one, other] = [places(), places()];
    expect(await one.read(installation)).toBeNull();
    await one.write(installation, at(7));
    await other.write(installation, at(5));
    expect(await other.read(installation)).toBe(7);
    expect(await one.read(randomUUID())).toBeNull();
  });

  it('is in Redis where the files were emptied, and in the files where Redis was', async () => {
    await places().write(installation, at(3));
    expect(await places({ files: 'emptied' }).read(installation)).toBe(3);
    prefix = `${prefix}-emptied`;
    expect(await places().read(installation)).toBe(3);
  });

  it('is another one under another prefix, which another installation has', async () => {
    await places({ files: 'emptied' }).write(installation, at(3));
    prefix = `${prefix}-other`;
    expect(await places({ files: 'other' }).read(installation)).toBeNull();
  });

  it('is written and read by the files alone while Redis is away, which learns it with the next one', async () => {
    const marks = places();
    await cable.cut();
    await marks.write(installation, at(9));
    expect(await marks.read(installation)).toBe(9);
    await cable.restore();
    await until('Redis has the mark', async () => {
      await marks.write(installation, at(10));
      return (await places({ files: 'emptied' }).read(installation)) === 10;
    });
  });

  it('bears the gap of the journal beside which it stands, and none where an earlier version wrote it', async () => {
    await places().write(installation, at(9, 4));
    expect(await places().readBesideJournal(installation)).toEqual(at(9, 4));
    const storage = new DiskStorage(join(folder, 'kept', installation));
    await storage.write(
      `continuity/${installation}/mark.json`,
      Buffer.from('{"position":9}'),
      'application/json',
    );
    expect(await places().readBesideJournal(installation)).toEqual(at(9));
  });

  it('is missing beside the journal where Redis alone takes it', async () => {
    expect(await places().write(installation, at(1))).toBe(true);
    expect(await places({ files: 'in-the-way' }).write(installation, at(2))).toBe(false);
    expect(await places().read(installation)).toBe(2);
  });

  it('is not taken for none where no place can be asked', async () => {
    const marks = places({ files: 'in-the-way' });
    await marks.write(installation, at(2));
    expect(await marks.read(installation)).toBe(2);
    await cable.cut();
    await expect(marks.read(installation)).rejects.toThrow(MarksUnavailableError);
    await cable.restore();
    await until('Redis is back', async () => (await marks.read(installation).catch(() => null)) === 2);
    await expect(places({ files: 'in-the-way', redis: false }).read(installation)).rejects.toThrow(
      MarksUnavailableError,
    );
  });
});
