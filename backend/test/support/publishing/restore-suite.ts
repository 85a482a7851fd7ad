import { OUTGOING_CHANNELS } from '@drumbeat/domain';
import { beforeEach, expect, jest } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppConfig } from '../../../src/config/config.js';
import { OutgoingChannelsService } from '../../../src/modules/outgoing-channels/outgoing-channels.service.js';
import { ContinuityJournal } from '../../../src/platform/continuity/continuity-journal.js';
import { ContinuityService } from '../../../src/platform/continuity/continuity.service.js';
import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { backUp } from '../database/database-backup.js';
import type { ConnectedUser, PublicationUnderTest } from './publishing-harness.js';
import { publishingSuite } from './publishing-suite.js';
import { until } from '../until.js';

/** A worker and its user before each test of restored data: every channel open, no restore found, nothing lost outside. */
export function restoreSuite() {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    await release();
    user = await harness.connectedUser();
    // Sends lost in another test belong to no restore of this one.
    await forgetOutside();
    await harness.database.query('delete from data_restores');
    await worker.get(ContinuityService).check();
    await anOwner();
  });

  const anOwner = () =>
    until(
      'an owner lock',
      async () => (await worker.get(ContinuityService).maySend()) && (await ownsALock()),
    );
  const ownsALock = async () =>
    (
      await harness.database.query(
        `select 1 from pg_locks where locktype = 'advisory' and granted
            and database = (select oid from pg_database where datname = current_database())`,
      )
    ).length > 0;
  const outside = () => join(worker.get(AppConfig).storage.directory, 'continuity');
  const forgetOutside = () => rm(outside(), { recursive: true, force: true });
  const withFullStorage = async (work: () => Promise<void>) => {
    const write = jest
      .spyOn(worker.get(FileStorage, { strict: false }), 'write')
      .mockRejectedValue(new Error('ENOSPC: no space left on device'));
    await work().finally(() => write.mockRestore());
  };
  const unmarkedSince = async () =>
    (await harness.database.query<{ at: Date | null }>('select unmarked_since as at from continuity'))[0]?.at;
  /** Of what was told of posts. */
  const kinds = async () =>
    (await harness.notices(user.id))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('publication.'));
  const noticeOfKind = async (wanted: string) =>
    (await harness.notices(user.id)).find(({ kind }) => kind === wanted);
  const release = async () => {
    for (const name of OUTGOING_CHANNELS) await worker.get(OutgoingChannelsService).resume(null, name);
  };
  const paused = async () =>
    (
      await harness.database.query<{ name: string }>(
        'select name from outgoing_channels where paused_at is not null',
      )
    ).map(({ name }) => name);

  /** Its user does not decide, and it is 45 minutes late by then. */
  const passItsTime = async (id: string) => {
    await release();
    await anOwner();
    await harness.database.query(
      `update publications set due_at = now() - interval '45 minutes' where id = $1`,
      [id],
    );
    await worker.sweep();
  };

  const journal = () => worker.get(ContinuityJournal, { strict: false });

  async function sentAfterBackup(): Promise<PublicationUnderTest> {
    const publication = await harness.publication(user);
    const backup = await backUp(harness.database);
    await worker.publish(publication.id);
    expect(harness.creations(publication.text)).toBe(1);
    await backup.restore();
    expect((await harness.row(publication.id)).state).toBe('scheduled');
    return publication;
  }

  return {
    harness,
    worker,
    get user() {
      return user;
    },
    anOwner,
    outside,
    forgetOutside,
    withFullStorage,
    unmarkedSince,
    kinds,
    noticeOfKind,
    release,
    paused,
    passItsTime,
    journal,
    sentAfterBackup,
  };
}
