import { HOUR_MS } from '@drumbeat/domain';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HeldTransaction } from '../../../../test/support/database/held-transaction.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type { PublishingWorker } from '../../../../test/support/publishing/publishing-worker.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import { until } from '../../../../test/support/until.js';
import { PostsService } from '../../posts/posts.service.js';
import { OwnerLock } from '../owner-lock.js';
import { ResolvePublicationCommand } from '../recover/resolve-publication.command.js';
import { SchedulingService } from '../schedule/scheduling.service.js';

describe('Publishing beside others', () => {
  const { harness, worker, startAnother } = publishingSuite();
  let other: PublishingWorker;
  let user: ConnectedUser;
  let publication: PublicationUnderTest;

  beforeAll(async () => {
    other = await startAnother();
  });
  beforeEach(async () => {
    user = await harness.connectedUser();
    publication = await harness.publication(user);
  });

  const sendAndHold = async () => {
    harness.sandbox.linkedin.fault({ kind: 'hang' });
    const sending = worker.publish(publication.id);
    await harness.sandbox.linkedin.whenHeld();
    return { sending };
  };
  /** Runs `meanwhile` while a worker has claimed the publication and waits for the post's row lock. */
  const whileClaimed = async (meanwhile: (held: HeldTransaction) => Promise<void>) => {
    const held = await HeldTransaction.begin(harness.databaseUrl);
    await held.query('select 1 from posts where id = $1 for update', [publication.postId]);
    const publishing = worker.publish(publication.id);
    await harness.whenWaitingForLock();
    expect((await harness.row(publication.id)).state).toBe('claimed');
    await meanwhile(held);
    await held.commit();
    await publishing;
  };

  it('lets one of two workers through, for each of many posts', async () => {
    const publications = await Promise.all(Array.from({ length: 40 }, () => harness.publication(user)));
    await Promise.all(publications.flatMap(({ id }) => [worker.publish(id), other.publish(id)]));
    for (const { id, text } of publications) {
      expect((await harness.row(id)).state).toBe('published');
      expect([harness.calls(text), harness.creations(text)]).toEqual([1, 1]);
    }
  });

  it('sends the text as it was when the intent was committed', async () => {
    await whileClaimed(async (held) => {
      await held.query(`update posts set content = 'The corrected text' where id = $1`, [publication.postId]);
    });
    expect(harness.sandbox.linkedin.posts()).toMatchObject([{ text: 'The corrected text' }]);
  });

  it('freezes the text from the intent on', async () => {
    const { sending } = await sendAndHold();
    const edit = worker
      .get(PostsService)
      .change(user.id, publication.postId, { version: 1, content: 'Too late' });
    await expect(edit).rejects.toMatchObject({ status: 409, code: 'publication.in_progress' });
    harness.sandbox.linkedin.release();
    await sending;
    expect(harness.sandbox.linkedin.posts()).toMatchObject([{ text: publication.text }]);
  });

  it('cancels a claimed one before it is sent', async () => {
    const held = await HeldTransaction.begin(harness.databaseUrl);
    await held.query('select 1 from posts where id = $1 for update', [publication.postId]);
    const publishing = worker.publish(publication.id);
    await harness.whenWaitingForLock();
    await held.query('update publications set cancel_requested = true where id = $1', [publication.id]);
    await held.commit();
    await publishing;
    expect((await harness.row(publication.id)).state).toBe('cancelled');
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('cancels one whose worker died after the claim, when its lease ends', async () => {
    await harness.database.query(
      `update publications set state = 'claimed', fence = 1, owner_id = 1, cancel_requested = true,
              lease_until = now() - interval '1 second' where id = $1`,
      [publication.id],
    );
    await other.sweep();
    expect((await harness.row(publication.id)).state).toBe('cancelled');
  });

  it('does not send a post that was archived or deleted in the last moment', async () => {
    await whileClaimed(async (held) => {
      await held.query(`update posts set status = 'archived' where id = $1`, [publication.postId]);
    });
    expect((await harness.row(publication.id)).state).toBe('cancelled');

    publication = await harness.publication(user);
    await whileClaimed(async (held) => {
      await held.query('delete from posts where id = $1', [publication.postId]);
    });
    expect(harness.sandbox.linkedin.calls()).toEqual([]);
  });

  it('does not send for a member who was disconnected in the last moment', async () => {
    await whileClaimed(async (held) => {
      await held.query(
        `update social_accounts set disconnected_at = now(), access_token_encrypted = null where id = $1`,
        [user.accountId],
      );
    });
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'blocked_auth',
      outcome: 'token_refused',
    });
    expect(harness.sandbox.linkedin.totalCalls).toBe(0);
    expect(await harness.notices(user.id)).toMatchObject([
      { kind: 'publication.blocked', link: '/settings' },
    ]);
  });

  it('never sends with another user’s token', async () => {
    const stranger = await harness.connectedUser();
    await harness.database.query('update publications set social_account_id = $2 where id = $1', [
      publication.id,
      stranger.accountId,
    ]);
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('blocked_auth');
    expect(harness.sandbox.linkedin.totalCalls).toBe(0);
  });

  it('refuses to move or cancel what is being sent, and a second "Post Now" finds the first at work', async () => {
    const { sending } = await sendAndHold();
    const { postId } = publication;
    const at = new Date(Date.now() + HOUR_MS);
    const inProgress = { status: 409, code: 'publication.in_progress' };
    await expect(worker.get(SchedulingService).schedule(user.id, postId, at, 'UTC')).rejects.toMatchObject(
      inProgress,
    );
    await expect(worker.get(SchedulingService).unschedule(user.id, postId)).rejects.toMatchObject(inProgress);
    await expect(worker.get(SchedulingService).share(user.id, postId)).resolves.toMatchObject({
      post: { id: postId },
    });
    const again = { outcome: 'publish_again' } as const;
    await expect(worker.get(ResolvePublicationCommand).execute(user.id, postId, again)).rejects.toMatchObject(
      { status: 409 },
    );
    harness.sandbox.linkedin.release();
    await sending;
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('sends once when "Post Now" is clicked twice at the same time', async () => {
    const { postId } = publication;
    await harness.database.query('delete from publications where id = $1', [publication.id]);
    await Promise.all([1, 2, 3].map(() => worker.get(SchedulingService).share(user.id, postId)));
    const ids = new Set(
      worker.queue.added.map(({ data }) => (data as { publication_id: string }).publication_id),
    );
    const [id] = ids;
    expect(ids.size).toBe(1);
    await Promise.all(worker.queue.added.map(() => other.publish(id!)));
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('answers another press of "Post Now" like the first, while a worker takes it and when it has just gone out', async () => {
    const { postId } = publication;
    const press = () => worker.get(SchedulingService).share(user.id, postId);
    const claim = await HeldTransaction.begin(harness.databaseUrl);
    await claim.query(
      `update publications set state = 'claimed', fence = 1, owner_id = 1, lease_until = now() + interval '1 minute'
        where id = $1`,
      [publication.id],
    );
    const pressed = press();
    await harness.whenWaitingForLock();
    await claim.commit();
    expect((await pressed).post.publication).toMatchObject({ id: publication.id, state: 'claimed' });

    await harness.database.query(
      `update publications set state = 'scheduled', owner_id = null, lease_until = null where id = $1`,
      [publication.id],
    );
    await worker.publish(publication.id);
    expect((await press()).post.publication).toMatchObject({ id: publication.id, state: 'published' });
    expect(harness.creations(publication.text)).toBe(1);

    await harness.database.query(
      `update publications set published_at = now() - interval '10 minutes' where id = $1`,
      [publication.id],
    );
    await expect(press()).rejects.toMatchObject({ status: 409, code: 'publication.published' });
  });

  it('writes a late confirmation down although somebody gave the sender up for lost', async () => {
    const { sending } = await sendAndHold();
    await harness.database.query(
      `update publications set lease_until = now() - interval '1 second' where id = $1`,
      [publication.id],
    );
    await other.sweep();
    expect(await harness.row(publication.id)).toMatchObject({ state: 'uncertain', outcome: 'worker_lost' });
    harness.sandbox.linkedin.release();
    await sending;
    const [post] = harness.sandbox.linkedin.posts();
    expect(await harness.attempts(publication.id)).toMatchObject([
      { urn: post?.urn, outcome_class: 'published' },
    ]);
    expect((await harness.row(publication.id)).state).toBe('uncertain');

    await harness.database.query('update publications set settle_until = now() where id = $1', [
      publication.id,
    ]);
    await other.sweep();
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'published',
      urn: post?.urn,
      evidence: 'late_response',
    });
    expect(await harness.path(publication.id)).toEqual([
      'claim → claimed',
      'start_sending → sending',
      'lease_expired → uncertain',
      'late_report → uncertain',
      'settled → reconciling',
      'evidence_found → published',
    ]);
  });

  it('takes the question back when the confirmation comes after the user was asked', async () => {
    const { sending } = await sendAndHold();
    await harness.database.query(
      `update publications set state = 'needs_user', lease_until = null, settle_until = now() where id = $1`,
      [publication.id],
    );
    harness.sandbox.linkedin.release();
    await sending;
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'published',
      evidence: 'late_response',
    });
    expect(await harness.notices(user.id)).toMatchObject([{ kind: 'publication.found' }]);
  });

  it('stops when a claim was taken over: the older fence commits no intent', async () => {
    await whileClaimed(async () => {
      await harness.database.query('update publications set fence = fence + 1 where id = $1', [
        publication.id,
      ]);
    });
    expect(harness.calls(publication.text)).toBe(0);
    expect((await harness.row(publication.id)).state).toBe('claimed');
  });

  it('lets a late report of an older claim move nothing of a newer one', async () => {
    harness.sandbox.linkedin.fault({ kind: 'hang' });
    const sending = worker.publish(publication.id);
    await harness.sandbox.linkedin.whenHeld();
    // Meanwhile: declared lost, published again by the user's decision, and being sent by another process.
    await harness.database.query(
      `update publication_attempts set outcome_class = 'F', outcome = 'worker_lost'`,
    );
    await harness.database.query('update publications set fence = 2, version = 2 where id = $1', [
      publication.id,
    ]);
    await harness.database.query(
      `insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash) values ($1, 2, 2, 7, 'hash')`,
      [publication.id],
    );
    harness.sandbox.linkedin.release();
    await sending;
    expect(await harness.row(publication.id)).toMatchObject({ state: 'sending', fence: 2, urn: null });
    expect(await harness.attempts(publication.id)).toMatchObject([
      { number: 1, outcome_class: 'published', urn: harness.sandbox.linkedin.posts()[0]?.urn },
      { number: 2, outcome_class: null },
    ]);
  });

  it('commits no intent after its lease has ended', async () => {
    await whileClaimed(async () => {
      await harness.database.query('update publications set lease_until = now() where id = $1', [
        publication.id,
      ]);
    });
    expect([harness.calls(publication.text), await harness.attempts(publication.id)]).toEqual([0, []]);
    await other.sweep();
    // On a slow machine it is late by now: the same sweep may have claimed it again.
    expect(await harness.path(publication.id)).toContain('lease_expired → scheduled');
  });

  it('is nobody without its owner lock, and somebody new once it has one again', async () => {
    const lock = other.get(OwnerLock);
    const before = lock.current();
    await harness.database.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1`,
      [before],
    );
    await until('the loss of the lock', () => lock.current() !== before);
    await other.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    const after = await until('a new lock', () => lock.current());
    expect(after).toBeGreaterThan(before!);
    await other.publish(publication.id);
    expect(harness.creations(publication.text)).toBe(1);
  });
});
