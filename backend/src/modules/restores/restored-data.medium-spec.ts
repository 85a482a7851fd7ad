import { OUTGOING_CHANNELS } from '@drumbeat/domain';
import { Logger } from '@nestjs/common';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backUp } from '../../../test/support/database-backup.js';
import { publishingSuite } from '../../../test/support/publishing-suite.js';
import type { ConnectedUser, PublicationUnderTest } from '../../../test/support/publishing-harness.js';
import { until } from '../../../test/support/until.js';
import { AppConfig } from '../../config/config.js';
import { ChannelsService } from './channels.service.js';
import { ContinuityJournal } from '../../platform/continuity/continuity-journal.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';
import { JournalErasuresService } from '../../platform/continuity/journal-erasures.service.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { WorkerHeartbeatsRepository } from '../../platform/health/worker-heartbeats.repository.js';
import { PublicationPlanner } from '../publications/send/publication.planner.js';
import { ResolvePublicationCommand } from '../publications/recover/resolve-publication.command.js';
import { PostsService } from '../posts/posts.service.js';

const HOUR = 3_600_000;
/** Beyond the allowed clock difference. */
const TOO_LATE_MS = 70_000;

describe('Data that was put back from a backup', () => {
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
    for (const name of OUTGOING_CHANNELS) await worker.get(ChannelsService).resume(null, name);
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

  it('sends nothing again, and calls published what LinkedIn had confirmed', async () => {
    const publication = await sentAfterBackup();
    await worker.publish(publication.id);
    await worker.get(ContinuityService).check();
    await worker.publish(publication.id);
    await worker.sweep();
    expect(harness.creations(publication.text)).toBe(1);
    expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'response' });
    expect(await kinds()).toEqual(['publication.found']);
    expect((await paused()).sort()).toEqual(['first_comments', 'mail', 'publishing']);
  });

  it('is not taken for its own by a worker under which the rows of another installation were put', async () => {
    const publication = await harness.publication(user);
    await worker.get(ContinuityService).check();
    await harness.database.query(
      'update continuity set installation_id = gen_random_uuid(), position = position + 100',
    );
    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('asks about what was due where nothing outside tells of it, in words that are true', async () => {
    const publication = await harness.publication(user);
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'needs_user',
      outcome: 'data_restored',
    });
    const notice = await noticeOfKind('publication.needs_user');
    expect(notice?.body).toContain('It may have gone out while');
    expect(notice?.body).toContain('Look at your activity on LinkedIn');
    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('publishes such a post when its user says that it is not there, after the time that LinkedIn may need', async () => {
    const publication = await harness.publication(user);
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    const again = () =>
      worker
        .get(ResolvePublicationCommand)
        .execute(user.id, publication.postId, { outcome: 'publish_again' });
    await expect(again()).rejects.toMatchObject({ status: 409 });
    await harness.database.query('update publications set settle_until = now() where id = $1', [
      publication.id,
    ]);
    await again();
    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    await release();
    await anOwner();
    await worker.publish(publication.id);
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('holds what is still to come until its user has looked', async () => {
    const publication = await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    await release();
    await harness.database.query('update publications set due_at = now() where id = $1', [publication.id]);
    await anOwner();
    await worker.get(PublicationPlanner).plan();
    await worker.publish(publication.id);
    expect(JSON.stringify(worker.queue.added)).not.toContain(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    expect(await kinds()).toEqual(['publication.held']);
  });

  it('holds what waited for its LinkedIn account, too: connected again it would go out without a look', async () => {
    const due_at = new Date(Date.now() + HOUR);
    const publication = await harness.publication(user, { due_at, state: 'blocked_auth' });
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    await release();
    await worker.sweep();
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'scheduled',
      held_since: expect.any(Date),
    });
    expect(await kinds()).toEqual(['publication.held']);
  });

  it('knows what was sent and what ended since although the clock was set back meanwhile', async () => {
    const publication = await harness.publication(user);
    await harness.database.query(
      'insert into calendar_feeds (id, user_id, created_at) values (gen_random_uuid(), $1, now())',
      [user.id],
    );
    await harness.database.query(`update continuity set signed_at = now() + interval '10 minutes'`);
    const backup = await backUp(harness.database);
    await worker.publish(publication.id);
    await journal().noteEnding('feed_ended', user.id);
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'response' });
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({ settled: 1, held: 0 });
    expect(await harness.database.query('select 1 from calendar_feeds')).toEqual([]);
  });

  it('is put in order without a file of the journal that cannot be read, which may have told what went out', async () => {
    const { id } = await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    const sent = await sentAfterBackup();
    const day = new Date().toISOString().slice(0, 10);
    const [installation] = await readdir(outside());
    const folder = join(outside(), installation ?? '', day);
    await writeFile(join(folder, `${Date.now()}-00000000.json`), '');
    await writeFile(
      join(folder, `of-a-newer-version-${user.id}.json`),
      JSON.stringify([{ kind: 'of_a_newer_version', user_id: user.id }]),
    );
    await worker.get(ContinuityService).check();
    expect((await paused()).sort()).toEqual(['first_comments', 'mail', 'publishing']);
    expect((await harness.row(sent.id)).state).toBe('published');
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({
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
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({
      reason: 'other_database',
      is_journal_whole: false,
    });
    expect(await worker.get(ContinuityService).maySend()).toBe(true);
  });

  it('tells of a post that was made and sent since, with its first words and where it is', async () => {
    const backup = await backUp(harness.database);
    const publication = await harness.publication(user);
    await worker.publish(publication.id);
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.row(publication.id)).toBeUndefined();
    const notice = await noticeOfKind('publication.lost');
    expect(notice?.link).toBe('/posts');
    expect(notice?.title).toContain('What I learned about #pricing');
    expect(notice?.body).toContain('It is on LinkedIn: ');
    const lost = await harness.database.query('select opening from lost_sends where publication_id = $1', [
      publication.id,
    ]);
    expect(lost).toHaveLength(1);
  });

  it('calls a draft published that was sent since, and offers it to nobody', async () => {
    const publication = await harness.publication(user);
    const backup = await backUp(harness.database);
    await harness.database.query('delete from backup.publications where id = $1', [publication.id]);
    await worker.publish(publication.id);
    await backup.restore();
    await worker.get(ContinuityService).check();
    const row = await harness.row(publication.id);
    expect(row).toMatchObject({ state: 'published', evidence: 'response', post_id: publication.postId });
    expect(row.linkedin_url).not.toBeNull();
    expect(
      await harness.database.query('select status from posts where id = $1', [publication.postId]),
    ).toEqual([{ status: 'used' }]);
    expect(await kinds()).toEqual(['publication.found']);
    expect((await worker.get(ChannelsService).state()).lost_sends).toEqual([]);
  });

  it('asks about a draft that was sent since where LinkedIn’s answer was not kept, whatever its post waited for', async () => {
    const { postId, id } = await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    const backup = await backUp(harness.database);
    const sentSince = randomUUID();
    await journal().note(
      [{ kind: 'sending', publication_id: sentSince, user_id: user.id, post_id: postId, opening: 'What I' }],
      0,
    );
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect((await harness.row(id)).state).toBe('cancelled');
    expect(await harness.row(sentSince)).toMatchObject({
      state: 'needs_user',
      outcome: 'data_restored',
      occurrence: 2,
    });
    expect(await kinds()).toEqual(['publication.needs_user']);
  });

  it('is put in order twice without a word or a count that was there before', async () => {
    await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    await journal().note(
      [
        {
          kind: 'sending',
          publication_id: randomUUID(),
          user_id: user.id,
          post_id: randomUUID(),
          opening: 'Gone',
        },
      ],
      0,
    );
    const from = new Date(Date.now() - 1_000);
    await worker.get(ContinuityService).declareRestored(from);
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({ held: 1, lost_sends: 1 });
    const told = await kinds();
    await worker.get(ContinuityService).declareRestored(from);
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({ held: 0, lost_sends: 0 });
    expect(await kinds()).toEqual(told);
    expect((await worker.get(ChannelsService).state()).lost_sends).toMatchObject([{ opening: 'Gone' }]);
  });

  it('holds again, when it is said again, what its user had found right: that answer may be older than what is lost', async () => {
    const { id } = await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    const from = new Date(Date.now() - 1_000);
    const held = async () =>
      (
        await harness.database.query(
          'select held_since is not null as held from publications where id = $1',
          [id],
        )
      )[0];
    await worker.get(ContinuityService).declareRestored(from);
    await harness.database.query('update publications set held_since = null where id = $1', [id]);
    await worker.get(ContinuityService).declareRestored(from);
    expect(await held()).toEqual({ held: true });
  });

  it('is looked at from its own last sign of life where an operator names a later time', async () => {
    const publication = await sentAfterBackup();
    await worker.get(ContinuityService).declareRestored(new Date(Date.now() + TOO_LATE_MS));
    expect(await harness.row(publication.id)).toMatchObject({ state: 'published', evidence: 'response' });
    const [signed] = await harness.database.query<{ at: Date }>(
      'select signed_at as at from backup.continuity',
    );
    expect((await worker.get(ChannelsService).lastRestore()).lost_from).toEqual(signed?.at);
  });

  it('asks about a post that waited for a look past its time where nothing outside tells whether it went out early', async () => {
    const { id, postId } = await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    await forgetOutside();
    await worker.get(ContinuityService).declareRestored(new Date());
    expect((await noticeOfKind('publication.held'))?.body).toContain('may have gone out');
    const { publication } = await worker.get(PostsService).get(user.id, postId);
    expect(publication?.message).toContain('may have gone out');
    await passItsTime(id);
    expect(await harness.row(id)).toMatchObject({
      state: 'needs_user',
      outcome: 'data_restored',
      held_since: null,
    });
    expect(await kinds()).toEqual(expect.arrayContaining(['publication.needs_user']));
    expect(await kinds()).not.toContain('publication.missed');
  });

  it('calls such a post missed where a journal that was kept does not know it', async () => {
    const { id } = await harness.publication(user, { due_at: new Date(Date.now() + HOUR) });
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect((await noticeOfKind('publication.held'))?.body).not.toContain('may have gone out');
    await passItsTime(id);
    expect((await harness.row(id)).state).toBe('missed');
  });

  it('takes a journal that is no newer than itself for none, unless its restore was found before', async () => {
    const { id } = await harness.publication(user);
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

  it('tells everybody who has written what time it is from: what they planned or wrote since is not in it', async () => {
    await harness.publication(user);
    const stranger = await harness.connectedUser();
    const from = new Date('2026-03-05T04:00:00Z');
    await worker.get(ContinuityService).declareRestored(from);
    await worker.get(ContinuityService).declareRestored(from);
    const told = (await harness.notices(user.id)).filter(({ kind }) => kind === 'data.restored');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ link: '/posts' });
    expect(told[0]?.body).toContain('Mar 5, 2026');
    expect(told[0]?.body).toContain('look at your activity on LinkedIn');
    expect(await harness.notices(stranger.id)).toEqual([]);
  });

  it('goes on counting a worker that shows itself to it', async () => {
    const heartbeats = new WorkerHeartbeatsRepository(harness.database);
    await heartbeats.beat(1);
    await worker.get(ContinuityService).declareRestored(new Date());
    expect(await heartbeats.look()).toMatchObject({ alive: 1 });
  });

  it('counts no worker of which the backup alone tells', async () => {
    const heartbeats = new WorkerHeartbeatsRepository(harness.database);
    await heartbeats.beat(1);
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await heartbeats.look()).toMatchObject({ alive: 0 });
  });

  it('is known by its database where nothing outside is kept', async () => {
    const publication = await harness.publication(user);
    await worker.get(ContinuityService).check();
    await forgetOutside();
    await harness.database.query(`update continuity set database_oid = '1'`);
    await worker.get(ContinuityService).check();
    expect((await harness.row(publication.id)).state).toBe('needs_user');
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({ reason: 'other_database' });
  });

  it('is found in another database where the marks had ceased to be written before the backup was made', async () => {
    const publication = await harness.publication(user);
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
    expect(await worker.get(ChannelsService).lastRestore()).toMatchObject({ reason: 'other_database' });
    expect(await unmarkedSince()).toBeNull();
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

  it('shows no words of an account that was deleted since, and takes them out of the journal', async () => {
    const backup = await backUp(harness.database);
    const publication = await harness.publication(user);
    await worker.publish(publication.id);
    await harness.database.query('delete from profiles where id = $1', [user.id]);
    await journal().noteEnding('account_deleted', user.id);
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect((await worker.get(ChannelsService).state()).lost_sends).toMatchObject([
      { publication_id: publication.id, user_email: null, opening: null },
    ]);
    await worker.get(JournalErasuresService, { strict: false }).eraseDue();
    expect(
      (await journal().readSince(new Date(Date.now() - HOUR))).entries.find(
        (one) => one.kind === 'sending' && one.publication_id === publication.id,
      ),
    ).toMatchObject({ user_id: user.id, opening: null });
  });

  it('shows no words of a post that its user deletes later, and nothing once it is gone for good', async () => {
    const { postId } = await harness.publication(user);
    await worker.get(ContinuityService).declareRestored(new Date());
    await harness.database.query(
      `insert into lost_sends (publication_id, restore_id, user_id, post_id, sent_at, opening)
       select gen_random_uuid(), id, $1, $2, now(), 'Her first words' from data_restores order by found_at desc limit 1`,
      [user.id, postId],
    );
    const shown = async () => (await worker.get(ChannelsService).state()).lost_sends;
    expect(await shown()).toMatchObject([{ opening: 'Her first words' }]);
    await harness.database.query('update posts set deleted_at = now() where id = $1', [postId]);
    expect(await shown()).toMatchObject([{ opening: null }]);
    await harness.database.query('delete from posts where id = $1', [postId]);
    expect(await shown()).toEqual([]);
  });

  it('is not seen in a plain outage: what was due then still goes out late', async () => {
    const publication = await harness.publication(user, { due_at: new Date(Date.now() - 20_000) });
    await worker.get(ContinuityService).check();
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('published');
    expect(await paused()).toEqual([]);
  });

  it('neither comments again nor mails again: what was under way is its user’s to look for, or over', async () => {
    const publication = await harness.publication(user);
    await worker.publish(publication.id);
    await harness.database.query(
      `insert into first_comments (publication_id, user_id, text, state, reason) values ($1, $2, 'More', 'waiting', 'waiting')`,
      [publication.id, user.id],
    );
    await harness.database.query(
      `insert into outgoing_mails (kind, recipient, created_at, woken_at) values ('new_device', 'ada@example.test', now(), now())`,
    );
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.database.query('select state, reason from first_comments')).toEqual([
      { state: 'copy', reason: 'unclear' },
    ]);
    expect(
      await harness.database.query('select failed_at is not null as is_over from outgoing_mails'),
    ).toEqual([{ is_over: true }]);
  });

  it('ends sessions and mailed links, whoever had them', async () => {
    await harness.database.query(
      `insert into auth_sessions (user_id, created_at, last_used_at, expires_at, user_agent, ip)
       values ($1, now(), now(), now() + interval '1 day', 'Browser', '203.0.113.7')`,
      [user.id],
    );
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.database.query('select 1 from auth_sessions')).toEqual([]);
  });

  it('leaves nobody staff where nothing outside was kept that could tell who was dismissed', async () => {
    await harness.database.query('update profiles set is_admin = true where id = $1', [user.id]);
    await forgetOutside();
    await worker.get(ContinuityService).declareRestored(new Date());
    expect(await harness.database.query('select 1 from profiles where is_admin')).toEqual([]);
  });
});

describe('Data that has been silent for longer than PAUSE_AFTER_SILENCE_MINUTES', () => {
  const { harness, worker, startAnother } = publishingSuite({
    environment: { PAUSE_AFTER_SILENCE_MINUTES: '30' },
  });
  const bearSigns = (minutesAgo: number) =>
    harness.database.query('update continuity set signed_at = now() - make_interval(mins => $1)', [
      minutesAgo,
    ]);
  const channels = async () => (await worker.get(ChannelsService).state()).channels;

  beforeEach(async () => {
    for (const name of OUTGOING_CHANNELS) await worker.get(ChannelsService).resume(null, name);
    await worker.get(ContinuityService).check();
  });

  it('sends nothing under a program that starts on it, before somebody has said what it is', async () => {
    const publication = await harness.publication(await harness.connectedUser());
    await bearSigns(31);
    const started = await startAnother();
    await started.get(ContinuityService).check();
    expect((await channels()).map(({ pause_reason }) => pause_reason)).toEqual([
      'silence',
      'silence',
      'silence',
    ]);
    await started.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    expect((await harness.row(publication.id)).state).toBe('scheduled');
  });

  it('goes on after a shorter silence, and after any under a program that knew it before', async () => {
    await bearSigns(29);
    await (await startAnother()).get(ContinuityService).check();
    await bearSigns(31);
    await worker.get(ContinuityService).check();
    expect((await channels()).every(({ paused_at }) => paused_at === null)).toBe(true);
  });
});

describe('The ledger', () => {
  const { harness } = publishingSuite();

  it('asks for durability itself, whatever the default of the server is', async () => {
    const user = await harness.connectedUser();
    const publication = await harness.publication(user);
    const setting = await harness.database.transaction(async () => {
      await harness.database.query('set local synchronous_commit = off');
      await harness.database.query('update publications set updated_at = now() where id = $1', [
        publication.id,
      ]);
      return harness.database.query<{ synchronous_commit: string }>('show synchronous_commit');
    });
    expect(setting).toEqual([{ synchronous_commit: 'on' }]);
  });
});
