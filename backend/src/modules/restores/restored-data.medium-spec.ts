import { HOUR_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { backUp } from '../../../test/support/database/database-backup.js';
import { restoreSuite } from '../../../test/support/publishing/restore-suite.js';
import { ContinuityService } from '../../platform/continuity/continuity.service.js';
import { WorkerHeartbeatsRepository } from '../../platform/health/worker-heartbeats.repository.js';
import { PostsService } from '../posts/posts.service.js';
import { ResolvePublicationCommand } from '../publications/recover/resolve-publication.command.js';
import { PublicationPlanner } from '../publications/send/publication.planner.js';
import { OutgoingChannelsService } from '../outgoing-channels/outgoing-channels.service.js';
import { RestoresService } from './restores.service.js';

describe('Data that was put back from a backup', () => {
  const suite = restoreSuite();
  const {
    harness,
    worker,
    anOwner,
    forgetOutside,
    kinds,
    noticeOfKind,
    release,
    paused,
    passItsTime,
    journal,
    sentAfterBackup,
  } = suite;

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
    const publication = await harness.publication(suite.user);
    await worker.get(ContinuityService).check();
    await harness.database.query(
      'update continuity set installation_id = gen_random_uuid(), position = position + 100',
    );
    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('asks about what was due where nothing outside tells of it, in words that are true', async () => {
    const publication = await harness.publication(suite.user);
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
    const publication = await harness.publication(suite.user);
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    const again = () =>
      worker
        .get(ResolvePublicationCommand)
        .execute(suite.user.id, publication.postId, { outcome: 'publish_again' });
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
    const publication = await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
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
    const due_at = new Date(Date.now() + HOUR_MS);
    const publication = await harness.publication(suite.user, { due_at, state: 'blocked_auth' });
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

  it('tells of a post that was made and sent since, with its first words and where it is', async () => {
    const backup = await backUp(harness.database);
    const publication = await harness.publication(suite.user);
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
    const publication = await harness.publication(suite.user);
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
    expect((await worker.get(OutgoingChannelsService).state()).lost_sends).toEqual([]);
  });

  it('asks about a draft that was sent since where LinkedIn’s answer was not kept, whatever its post waited for', async () => {
    const { postId, id } = await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
    const backup = await backUp(harness.database);
    const sentSince = randomUUID();
    await journal().note(
      [
        {
          kind: 'sending',
          publication_id: sentSince,
          user_id: suite.user.id,
          post_id: postId,
          opening: 'What I',
        },
      ],
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
    await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
    await journal().note(
      [
        {
          kind: 'sending',
          publication_id: randomUUID(),
          user_id: suite.user.id,
          post_id: randomUUID(),
          opening: 'Gone',
        },
      ],
      0,
    );
    const from = new Date(Date.now() - 1_000);
    await worker.get(ContinuityService).declareRestored(from);
    expect(await worker.get(RestoresService).last()).toMatchObject({ held: 1, lost_sends: 1 });
    const told = await kinds();
    await worker.get(ContinuityService).declareRestored(from);
    expect(await worker.get(RestoresService).last()).toMatchObject({ held: 0, lost_sends: 0 });
    expect(await kinds()).toEqual(told);
    expect((await worker.get(OutgoingChannelsService).state()).lost_sends).toMatchObject([
      { opening: 'Gone' },
    ]);
  });

  it('holds again, when it is said again, what its user had found right: that answer may be older than what is lost', async () => {
    const { id } = await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
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

  it('asks about a post that waited for a look past its time where nothing outside tells whether it went out early', async () => {
    const { id, postId } = await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
    await forgetOutside();
    await worker.get(ContinuityService).declareRestored(new Date());
    expect((await noticeOfKind('publication.held'))?.body).toContain('may have gone out');
    const { publication } = await worker.get(PostsService).get(suite.user.id, postId);
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
    const { id } = await harness.publication(suite.user, { due_at: new Date(Date.now() + HOUR_MS) });
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect((await noticeOfKind('publication.held'))?.body).not.toContain('may have gone out');
    await passItsTime(id);
    expect((await harness.row(id)).state).toBe('missed');
  });

  it('tells everybody who has written what time it is from: what they planned or wrote since is not in it', async () => {
    await harness.publication(suite.user);
    const stranger = await harness.connectedUser();
    const from = new Date('2026-03-05T04:00:00Z');
    await worker.get(ContinuityService).declareRestored(from);
    await worker.get(ContinuityService).declareRestored(from);
    const told = (await harness.notices(suite.user.id)).filter(({ kind }) => kind === 'data.restored');
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

  it('is not seen in a plain outage: what was due then still goes out late', async () => {
    const publication = await harness.publication(suite.user, { due_at: new Date(Date.now() - 20_000) });
    await worker.get(ContinuityService).check();
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('published');
    expect(await paused()).toEqual([]);
  });

  it('neither comments again nor mails again: what was under way is its user’s to look for, or over', async () => {
    const publication = await harness.publication(suite.user);
    await worker.publish(publication.id);
    await harness.database.query(
      `insert into first_comments (publication_id, user_id, text, state, reason) values ($1, $2, 'More', 'waiting', 'waiting')`,
      [publication.id, suite.user.id],
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
      [suite.user.id],
    );
    const backup = await backUp(harness.database);
    await worker.get(ContinuityService).check();
    await backup.restore();
    await worker.get(ContinuityService).check();
    expect(await harness.database.query('select 1 from auth_sessions')).toEqual([]);
  });

  it('leaves nobody staff where nothing outside was kept that could tell who was dismissed', async () => {
    await harness.database.query('update profiles set is_admin = true where id = $1', [suite.user.id]);
    await forgetOutside();
    await worker.get(ContinuityService).declareRestored(new Date());
    expect(await harness.database.query('select 1 from profiles where is_admin')).toEqual([]);
  });
});
