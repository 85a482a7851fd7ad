import { HOUR_MS } from '@drumbeat/domain';
import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../../../test/support/database/database-backup.js';
import { restoreSuite } from '../../../test/support/publishing/restore-suite.js';
import { tablesNaming } from '../../../test/support/database/tables-of-users.js';
import { ContinuityRepository } from '../../platform/continuity/continuity.repository.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';
import { JournalErasuresService } from '../../platform/continuity/journal-erasures.service.js';
import { AuditService } from '../audit/audit.service.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { OutgoingChannelsService } from '../outgoing-channels/outgoing-channels.service.js';
import { RestoresService } from './restores.service.js';

/** Beyond the allowed clock difference. */
const TOO_LATE_MS = 70_000;

describe('The journal of data that was put back', () => {
  const suite = restoreSuite();
  const {
    harness,
    worker,
    outside,
    forgetOutside,
    withFullStorage,
    unmarkedSince,
    noticeOfKind,
    paused,
    passItsTime,
    journal,
    sentAfterBackup,
  } = suite;

  it('knows what was sent and what ended since although the clock was set back meanwhile', async () => {
    const publication = await harness.publication(suite.user);
    await harness.database.query(
      'insert into calendar_feeds (id, user_id, created_at) values (gen_random_uuid(), $1, now())',
      [suite.user.id],
    );
    await harness.database.query(`update continuity set signed_at = now() + interval '10 minutes'`);
    const backup = await backUp(harness.database);
    await worker.publish(publication.id);
    await journal().noteEnding('feed_ended', suite.user.id);
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'response' });
    expect(await worker.get(RestoresService).last()).toMatchObject({ settled: 1, held: 0 });
    expect(await harness.database.query('select 1 from calendar_feeds')).toEqual([]);
  });

  it('is put in order without a file of the journal that cannot be read, which may have told what went out', async () => {
    const { id } = await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
    const sent = await sentAfterBackup();
    const day = new Date().toISOString().slice(0, 10);
    const [installation] = await readdir(outside());
    const folder = join(outside(), installation ?? '', day);
    await writeFile(join(folder, `${Date.now()}-00000000.json`), '');
    await writeFile(
      join(folder, `of-a-newer-version-${suite.user.id}.json`),
      JSON.stringify([{ kind: 'of_a_newer_version', user_id: suite.user.id }]),
    );
    await worker.get(ContinuityService).check();
    expect((await paused()).sort()).toEqual(['first_comments', 'mail', 'publishing']);
    expect((await harness.row(sent.id)).state).toBe('published');
    expect(await worker.get(RestoresService).last()).toMatchObject({
      is_journal_whole: false,
      settled: 1,
    });
    expect((await noticeOfKind('publication.held'))?.body).toContain('may have gone out');
    expect((await harness.row(id)).state).toBe('scheduled');
  });

  it('takes a mark that cannot be read for none, and what stands beside it for a part', async () => {
    const [installation] = await readdir(outside());
    await writeFile(join(outside(), installation ?? '', 'mark.json'), '');
    await harness.database.query(`update continuity set database_oid = '1'`);
    await worker.get(ContinuityService).check();
    expect(await worker.get(RestoresService).last()).toMatchObject({
      reason: 'other_database',
      is_journal_whole: false,
    });
    expect(await worker.get(ContinuityService).maySend()).toBe(true);
  });

  it('is looked at from its own last sign of life where an operator names a later time', async () => {
    const publication = await sentAfterBackup();
    await worker.get(ContinuityService).declareRestored(new Date(Date.now() + TOO_LATE_MS));
    expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'response' });
    const [signed] = await harness.database.query<{ at: Date }>(
      'select signed_at as at from backup.continuity',
    );
    expect((await worker.get(RestoresService).last()).lost_from).toEqual(signed?.at);
  });

  it('takes a journal that is no newer than itself for none, unless its restore was found before', async () => {
    const { id } = await harness.publication(suite.user);
    await harness.database.query(`update publications set state = 'missed' where id = $1`, [id]);
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    const from = new Date(Date.now() - 1_000);
    await worker.get(ContinuityService).check();
    await worker.get(ContinuityService).declareRestored(from);
    expect((await harness.row(id)).state).toBe('missed');
    await harness.database.query('delete from data_restores');
    await worker.get(ContinuityService).declareRestored(from);
    expect((await harness.row(id)).state).toBe('needs_user');
  });

  it('is known by its database where nothing outside is kept', async () => {
    const publication = await harness.publication(suite.user);
    await worker.get(ContinuityService).check();
    await forgetOutside();
    await harness.database.query(`update continuity set database_oid = '1'`);
    await worker.get(ContinuityService).check();
    expect((await harness.row(publication.id)).state).toBe('needs_user');
    expect(await worker.get(RestoresService).last()).toMatchObject({ reason: 'other_database' });
  });

  it('is found in another database where the marks had ceased to be written before the backup was made', async () => {
    const publication = await harness.publication(suite.user);
    await worker.get(ContinuityService).check();
    await withFullStorage(async () => {
      await worker.get(ContinuityService).check();
      expect(await unmarkedSince()).toBeInstanceOf(Date);
      const backup = await backUp(harness.database);
      await worker.publish(publication.id);
      expect(harness.creations(publication.text)).toBe(1);
      await backup.restore();
    });
    await harness.database.query(`update continuity set database_oid = '1'`);
    await worker.get(ContinuityService).check();
    await worker.publish(publication.id);
    expect(harness.creations(publication.text)).toBe(1);
    expect((await harness.row(publication.id)).state).toBe('needs_user');
    expect(await worker.get(RestoresService).last()).toMatchObject({ reason: 'other_database' });
    expect(await unmarkedSince()).toBeNull();
  });

  describe('where entries of the journal could not be written', () => {
    const lastRestore = () => worker.get(RestoresService).last();
    const coming = () => harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
    /** The storage takes all but new files of the journal, as a bucket does that refuses one call. */
    const withoutJournal = async (work: () => Promise<void>) => {
      const storage = worker.get(FileStorage, { strict: false });
      const write = storage.write.bind(storage);
      const spy = jest
        .spyOn(storage, 'write')
        .mockImplementation((key, ...rest) =>
          key.endsWith('mark.json') ? write(key, ...rest) : Promise.reject(new Error('503 SlowDown')),
        );
      await work().finally(() => spy.mockRestore());
    };
    const send = async () => {
      const { id, text } = await harness.publication(suite.user);
      await worker.publish(id);
      expect(harness.creations(text)).toBe(1);
    };

    it('doubts what was still to come, also once the storage takes marks again', async () => {
      const { id } = await coming();
      const backup = await backUp(harness.database);
      await withFullStorage(send);
      await worker.get(ContinuityService).check();
      await send();
      await backup.restore();
      await worker.get(ContinuityService).check();
      expect(await lastRestore()).toMatchObject({ reason: 'older_data', is_journal_whole: false, held: 1 });
      expect((await noticeOfKind('publication.held'))?.body).toContain('may have gone out');
      await passItsTime(id);
      expect((await harness.row(id)).state).toBe('needs_user');
    });

    it('knows it from the mark of that very send, before which it stands in the database', async () => {
      await coming();
      const backup = await backUp(harness.database);
      await withoutJournal(send);
      await backup.restore();
      await worker.get(ContinuityService).check();
      expect(await lastRestore()).toMatchObject({ reason: 'older_data', is_journal_whole: false });
    });

    it('sends nothing that neither the journal nor the database could note', async () => {
      const { id, text } = await harness.publication(suite.user);
      const note = jest
        .spyOn(ContinuityRepository.prototype, 'noteJournalGap')
        .mockRejectedValue(new Error('the connection is lost'));
      await withoutJournal(() => worker.publish(id));
      note.mockRestore();
      expect(harness.calls(text)).toBe(0);
      expect((await harness.row(id)).state).toBe('scheduled');
    });

    it('believes the journal of data from after that, and goes on doubting older data after a restore', async () => {
      await coming();
      const older = await backUp(harness.database, 'older');
      await withoutJournal(send);
      await worker.get(ContinuityService).check();
      await worker.get(ContinuityService).check();
      const newer = await backUp(harness.database, 'newer');
      await send();
      await newer.restore();
      await worker.get(ContinuityService).check();
      expect(await lastRestore()).toMatchObject({ is_journal_whole: true });
      await older.restore();
      await worker.get(ContinuityService).check();
      expect(await lastRestore()).toMatchObject({ is_journal_whole: false });
    });

    it('remembers for older data what nobody can tell of the time that a restore lost', async () => {
      await coming();
      const oldest = await backUp(harness.database, 'oldest');
      await worker.get(ContinuityService).check();
      const older = await backUp(harness.database, 'older');
      await withoutJournal(send);
      for (const backup of [older, oldest]) {
        await backup.restore();
        await worker.get(ContinuityService).check();
        expect(await lastRestore()).toMatchObject({ is_journal_whole: false });
      }
    });

    it('says so of ends as well', async () => {
      await coming();
      const backup = await backUp(harness.database);
      await withoutJournal(() => journal().noteEnding('feed_ended', suite.user.id));
      await worker.get(ContinuityService).check();
      await backup.restore();
      await worker.get(ContinuityService).check();
      expect(await lastRestore()).toMatchObject({ is_journal_whole: false });
    });

    it('takes an operator’s word for it where not even a mark was written since', async () => {
      await coming();
      const backup = await backUp(harness.database);
      await worker.get(ContinuityService).check();
      await withFullStorage(send);
      await backup.restore();
      await worker.get(ContinuityService).declareRestored(new Date());
      expect(await lastRestore()).toMatchObject({ reason: 'told', is_journal_whole: false });
      expect((await noticeOfKind('publication.held'))?.body).toContain('may have gone out');
    });
  });

  it('says once, loudly, and for as long as it lasts where readiness looks, that nothing outside learns what is sent', async () => {
    const fatal = jest.spyOn(Logger.prototype, 'fatal');
    await withFullStorage(async () => {
      await worker.get(ContinuityService).check();
      const since = await unmarkedSince();
      await worker.get(ContinuityService).check();
      expect(since).toBeInstanceOf(Date);
      expect(await unmarkedSince()).toEqual(since);
    });
    await worker.get(ContinuityService).check();
    expect(await unmarkedSince()).toBeNull();
    expect(fatal).toHaveBeenCalledTimes(1);
    fatal.mockRestore();
  });

  it('shows no words of an account that was deleted since, and takes them out of the journal and the audit log', async () => {
    await worker.get(AuditService, { strict: false }).record({
      ...{ actor_id: null, user_id: suite.user.id, entity_id: '1', details: { hook: 'Her words' } },
      ...({ action: 'content_prompt.changed', entity: 'content_prompts' } as const),
    });
    const backup = await backUp(harness.database);
    const publication = await harness.publication(suite.user);
    await worker.publish(publication.id);
    await harness.database.query('delete from profiles where id = $1', [suite.user.id]);
    await journal().noteEnding('account_deleted', suite.user.id);
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect((await worker.get(OutgoingChannelsService).state()).lost_sends).toMatchObject([
      { publication_id: publication.id, user_email: null, opening: null },
    ]);
    expect(await tablesNaming(harness.database, 'Her words')).toEqual([]);
    await worker.get(JournalErasuresService, { strict: false }).eraseDue();
    expect(
      (await journal().readSince(new Date(Date.now() - HOUR_MS))).entries.find(
        (one) => one.kind === 'sending' && one.publication_id === publication.id,
      ),
    ).toMatchObject({ user_id: suite.user.id, opening: null });
  });

  it('shows no words of a post that its user deletes later, and nothing once it is gone for good', async () => {
    const { postId } = await harness.publication(suite.user);
    await worker.get(ContinuityService).declareRestored(new Date());
    await harness.database.query(
      `insert into lost_sends (publication_id, restore_id, user_id, post_id, sent_at, opening)
       select gen_random_uuid(), id, $1, $2, now(), 'Her first words' from data_restores order by found_at desc limit 1`,
      [suite.user.id, postId],
    );
    const shown = async () => (await worker.get(OutgoingChannelsService).state()).lost_sends;
    expect(await shown()).toMatchObject([{ opening: 'Her first words' }]);
    await harness.database.query('update posts set deleted_at = now() where id = $1', [postId]);
    expect(await shown()).toMatchObject([{ opening: null }]);
    await harness.database.query('delete from posts where id = $1', [postId]);
    expect(await shown()).toEqual([]);
  });
});
