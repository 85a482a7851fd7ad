import { HOUR_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HeldTransaction } from '../../../../test/support/database/held-transaction.js';
import { loseSender } from '../../../../test/support/publishing/lost-sender.js';
import { publishingSuite, UNHURRIED } from '../../../../test/support/publishing/publishing-suite.js';
import {
  startPublishingWorker,
  type PublishingWorker,
} from '../../../../test/support/publishing/publishing-worker.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import { startTcpProxy, type TcpProxy } from '../../../../test/support/network/tcp-proxy.js';
import { until } from '../../../../test/support/until.js';
import { SocialAccountsService } from '../../linkedin/accounts/social-accounts.service.js';
import { AheadCheckSweeper } from '../schedule/ahead-check.sweeper.js';
import { PublicationPlanner } from '../send/publication.planner.js';
import { ResolvePublicationCommand } from './resolve-publication.command.js';

describe('Recovering publications', () => {
  const { harness, worker } = publishingSuite({ times: { ...UNHURRIED, graceMs: 30 * 60_000 } });
  let user: ConnectedUser;
  let publication: PublicationUnderTest;

  beforeEach(async () => {
    user = await harness.connectedUser();
    publication = await harness.publication(user);
  });

  const resolve = (outcome: 'publish_again' | 'cancel') =>
    worker.get(ResolvePublicationCommand).execute(user.id, publication.postId, { outcome });
  const kindsOfNotices = async () => (await harness.notices(user.id)).map(({ kind }) => kind);
  const lostBy = (owner: number, state: 'sending' | 'needs_user' | 'reconciling') =>
    loseSender(harness.database, publication.id, owner, state);

  it('asks the user when the sender died and left no word', async () => {
    await lostBy(2_000_000_000, 'sending');
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('uncertain');
    expect(await harness.attempts(publication.id)).toMatchObject([
      { outcome: 'worker_lost', responded_at: null },
    ]);
    await harness.database.query('update publications set settle_until = now() where id = $1', [
      publication.id,
    ]);
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('needs_user');
    expect(await harness.notices(user.id)).toMatchObject([
      { kind: 'publication.needs_user', link: `/posts/${publication.postId}`, read_at: null },
    ]);
    expect(harness.calls(publication.text)).toBe(0);
  });

  it('does not look before LinkedIn had time to settle', async () => {
    await lostBy(2_000_000_000, 'sending');
    await worker.sweep();
    await harness.database.query(
      `update publications set settle_until = now() + interval '5 seconds' where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('uncertain');
    await expect(resolve('publish_again')).rejects.toMatchObject({ status: 409 });
  });

  it('waits for a sender that is alive, then asks all the same', async () => {
    await lostBy(worker.owner, 'reconciling');
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('reconciling');
    await harness.database.query(
      `update publications set settle_until = now() - interval '1 minute' where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('needs_user');
  });

  it('names the other post when LinkedIn has the same text from somewhere else', async () => {
    harness.sandbox.linkedin.fault({ kind: '422_duplicate_true' });
    await worker.publish(publication.id);
    const { urn } = harness.sandbox.linkedin.posts()[0]!;
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'rejected',
      outcome: 'duplicate_of_other',
      urn,
    });
    const [notice] = await harness.notices(user.id);
    expect(notice?.body).toContain(`See ${harness.sandbox.url}/linkedin/feed/update/${urn}/`);
  });

  it('tries again later when LinkedIn cannot be reached, with nothing sent', async () => {
    await harness.sandbox.stopListening();
    await worker.publish(publication.id);
    await harness.sandbox.listenAgain();
    const row = await harness.row(publication.id);
    expect(row).toMatchObject({
      state: 'scheduled',
      outcome: 'not_reachable',
      not_sent_count: 1,
      queued_at: null,
    });
    expect(row.next_try_at!.getTime()).toBeGreaterThan(Date.now() + 4_000);
    expect(await harness.attempts(publication.id)).toEqual([]);

    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('published');
  });

  it('pauses the member, not only the post, after 429', async () => {
    harness.sandbox.linkedin.fault({ kind: '429' });
    await worker.publish(publication.id);
    const { next_try_at } = await harness.row(publication.id);
    expect(next_try_at!.getTime()).toBeGreaterThan(Date.now() + 50_000);

    const second = await harness.publication(user);
    await worker.publish(second.id);
    expect(harness.calls(second.text)).toBe(0);
    expect(await harness.row(second.id)).toMatchObject({
      state: 'scheduled',
      outcome: 'rate_limited',
      next_try_at,
    });

    const stranger = await harness.publication(await harness.connectedUser());
    await worker.publish(stranger.id);
    expect((await harness.row(stranger.id)).state).toBe('published');

    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('published');
    const [account] = await harness.database.query(
      'select throttle_count, throttled_until from social_accounts where id = $1',
      [user.accountId],
    );
    expect(account).toEqual({ throttle_count: 0, throttled_until: null });
  });

  it('lets the member’s other posts go at once when LinkedIn takes one again', async () => {
    harness.sandbox.linkedin.fault({ kind: '429' });
    await worker.publish(publication.id);
    const second = await harness.publication(user);
    await worker.publish(second.id);
    await harness.database.query(
      `update publications set next_try_at = now() + interval '21 minutes' where id = $1`,
      [second.id],
    );
    const stranger = await harness.publication(await harness.connectedUser(), {
      outcome: 'rate_limited',
      next_try_at: new Date(Date.now() + 600_000),
    });

    await harness.bringForward(publication.id);
    await worker.publish(publication.id);
    await worker.get(PublicationPlanner).plan();
    expect(worker.queue.added.map(({ data }) => data)).toContainEqual({ publication_id: second.id });
    await worker.publish(second.id);
    expect((await harness.row(second.id)).state).toBe('published');
    expect((await harness.row(stranger.id)).next_try_at).not.toBeNull();
  });

  it('says so when LinkedIn’s daily limit is reached', async () => {
    await harness.database.query('update social_accounts set throttle_count = 3 where id = $1', [
      user.accountId,
    ]);
    harness.sandbox.linkedin.fault({ kind: '429' });
    await worker.publish(publication.id);
    const { next_try_at } = await harness.row(publication.id);
    expect([next_try_at!.getUTCHours(), next_try_at!.getUTCMinutes() <= 5]).toEqual([0, true]);
    expect(await harness.notices(user.id)).toMatchObject([
      { kind: 'publication.throttled', link: `/posts/${publication.postId}` },
    ]);
  });

  it('goes on by itself when the same member is connected again', async () => {
    harness.sandbox.linkedin.fault({ kind: '401_revoked' });
    await worker.publish(publication.id);
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('blocked_auth');

    const fresh = harness.sandbox.linkedin.mintToken({ name: user.member.name });
    await worker.get(SocialAccountsService).connect(
      user.id,
      { sub: fresh.sub, name: fresh.name, picture: null },
      {
        accessToken: fresh.access_token,
        expiresInSeconds: 5_000_000,
        scopes: fresh.scopes,
      },
    );
    await worker.sweep();
    expect(await harness.path(publication.id)).toContain('reconnected → scheduled');
    await worker.publish(publication.id);
    await harness.whenState(publication.id, 'published');
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('is not inherited by another member', async () => {
    const another = harness.sandbox.linkedin.mintToken({ name: 'Somebody Else' });
    await worker.get(SocialAccountsService).connect(
      user.id,
      { sub: another.sub, name: another.name, picture: null },
      {
        accessToken: another.access_token,
        expiresInSeconds: null,
        scopes: another.scopes,
      },
    );
    await worker.publish(publication.id);
    await worker.sweep();
    expect(await harness.row(publication.id)).toMatchObject({ state: 'blocked_auth' });
    expect(harness.sandbox.linkedin.totalCalls).toBe(0);
  });

  it('misses what is later than the grace, and asks instead of posting', async () => {
    const due_at = new Date(Date.now() - harness.config.publishing.graceMs - 1_000);
    publication = await harness.publication(user, { due_at });
    await worker.publish(publication.id);
    expect(harness.calls(publication.text)).toBe(0);
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('missed');
    expect(await kindsOfNotices()).toEqual(['publication.missed']);
    await resolve('publish_again');
    await worker.publish(publication.id);
    expect((await harness.row(publication.id)).state).toBe('published');
  });

  it('publishes what is a little late and says so', async () => {
    await harness.database.query(
      `update publications set due_at = now() - interval '12 minutes' where id = $1`,
      [publication.id],
    );
    await worker.publish(publication.id);
    expect(await harness.notices(user.id)).toMatchObject([
      { kind: 'publication.published_late', body: expect.stringContaining('12 minutes late') },
    ]);
  });

  it('publishes by itself what the queue has lost', async () => {
    await harness.database.query(
      `update publications set due_at = now() - interval '10 seconds', queued_at = now() where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    await harness.whenState(publication.id, 'published');
  });

  it('wakes what falls due soon, once, and nothing that is further ahead', async () => {
    const planner = worker.get(PublicationPlanner);
    const soon = await harness.publication(user, {
      due_at: new Date(Date.now() + UNHURRIED.planAheadMs / 2),
    });
    const later = await harness.publication(user, { due_at: new Date(Date.now() + HOUR_MS) });
    worker.queue.added.length = 0;
    await Promise.all([planner.plan(), planner.plan()]);
    await planner.plan();
    const jobIds = worker.queue.added.map(({ jobId }) => jobId);
    expect(jobIds).toContain(`publish-${soon.id}-v1`);
    expect(jobIds).not.toContain(`publish-${later.id}-v1`);
    expect(new Set(jobIds).size).toBe(jobIds.length);
  });

  it('warns a day and an hour ahead, once each, of what would keep it from going out', async () => {
    const checks = worker.get(AheadCheckSweeper);
    await harness.publication(user, { due_at: new Date(Date.now() + 23 * HOUR_MS) });
    await checks.check();
    expect(await kindsOfNotices()).toEqual([]);

    await harness.database.query('update social_accounts set needs_reconnect = true where id = $1', [
      user.accountId,
    ]);
    const { id } = await harness.publication(user, { due_at: new Date(Date.now() + 20 * HOUR_MS) });
    await checks.check();
    await checks.check();
    expect(await kindsOfNotices()).toEqual(['publication.at_risk']);
    await harness.database.query(
      `update publications set due_at = now() + interval '30 minutes' where id = $1`,
      [id],
    );
    await checks.check();
    expect(await kindsOfNotices()).toEqual(['publication.at_risk', 'publication.at_risk']);
  });

  it('warns once of what is within the hour when it is looked at for the first time', async () => {
    await harness.database.query('update social_accounts set needs_reconnect = true where id = $1', [
      user.accountId,
    ]);
    await harness.publication(user, { due_at: new Date(Date.now() + HOUR_MS / 2) });
    await worker.get(AheadCheckSweeper).check();
    await worker.get(AheadCheckSweeper).check();
    expect(await kindsOfNotices()).toEqual(['publication.at_risk']);
  });

  describe('when the commit of the intent goes wrong', () => {
    let proxy: TcpProxy;
    let distant: PublishingWorker;

    beforeAll(async () => {
      const url = new URL(harness.databaseUrl);
      proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
      url.host = `127.0.0.1:${proxy.port}`;
      distant = await startPublishingWorker(harness, { databaseUrl: url.href });
      await harness.database.query(`
        create function hold_commit() returns trigger language plpgsql as $$
          begin perform pg_advisory_xact_lock(42); return null; end $$`);
      await harness.database.query(`
        create constraint trigger hold_commit after insert on publication_attempts
          deferrable initially deferred for each row execute function hold_commit()`);
    });
    afterAll(async () => {
      await harness.database.query('drop trigger hold_commit on publication_attempts');
      await distant.close();
      await proxy.close();
    });

    it('sends nothing when the answer to the commit is lost, and takes the intent back', async () => {
      const held = await HeldTransaction.begin(harness.databaseUrl);
      await held.query('select pg_advisory_xact_lock(42)');
      const publishing = distant.publish(publication.id);
      await harness.whenWaitingForLock();
      await proxy.cut();
      await proxy.restore();
      // The worker now waits for the transaction whose end it did not see; that one then commits.
      await until('two lock waits', async () => {
        const waiting = await harness.database.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length >= 2;
      });
      await held.commit();
      await publishing;
      expect(await harness.path(publication.id)).toEqual([
        'claim → claimed',
        'start_sending → sending',
        'not_sent → scheduled',
      ]);
      expect(await harness.attempts(publication.id)).toMatchObject([{ outcome_class: 'A' }]);
      expect(harness.sandbox.linkedin.calls()).toEqual([]);
      await harness.bringForward(publication.id);
      await worker.publish(publication.id);
      expect(harness.creations(publication.text)).toBe(1);
    });
  });
});
