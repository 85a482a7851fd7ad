import { DAY_MS, SECOND_MS } from '@drumbeat/domain';
import { describe, expect, it, jest } from '@jest/globals';
import { loseSender } from '../../../../test/support/publishing/lost-sender.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import { ReconciliationRepository } from '../recover/reconciliation.repository.js';
import { ResolvePublicationCommand } from '../recover/resolve-publication.command.js';
import { PublishingService } from './publishing.service.js';
import { SchedulingService } from '../schedule/scheduling.service.js';

describe('Publishing past something broken', () => {
  const { harness, worker } = publishingSuite();

  it('asks once for a new connection where a token cannot be opened, and does not try the old one again and again', async () => {
    const user = await harness.connectedUser();
    const publication = await harness.publication(user);
    await harness.database.query(
      `update social_accounts set access_token_encrypted = 'v1.test.x' where id = $1`,
      [user.accountId],
    );
    for (let turn = 0; turn < 3; turn += 1) {
      await worker.publish(publication.id);
      await worker.sweep();
    }
    expect(await harness.path(publication.id)).toEqual(['claim → claimed', 'auth_lost → blocked_auth']);
    expect((await harness.notices(user.id)).map(({ kind }) => kind)).toEqual(['publication.blocked']);
    expect(harness.sandbox.linkedin.totalCalls).toBe(0);
  });

  it('waits, without a word to the user, for the key of a token that this worker lacks', async () => {
    const user = await harness.connectedUser();
    const { id, text } = await harness.publication(user);
    const reseal = (from: string, to: string) =>
      harness.database.query(
        `update social_accounts set access_token_encrypted = replace(access_token_encrypted, $2, $3) where id = $1`,
        [user.accountId, from, to],
      );
    await reseal('v1.test.', 'v1.k2.');
    await worker.publish(id);
    expect(await harness.row(id)).toMatchObject({ state: 'scheduled' });
    expect(await harness.notices(user.id)).toEqual([]);
    expect(
      await harness.database.query('select needs_reconnect from social_accounts where id = $1', [
        user.accountId,
      ]),
    ).toEqual([{ needs_reconnect: false }]);
    await reseal('v1.k2.', 'v1.test.');
    await harness.database.query('update publications set next_try_at = now() where id = $1', [id]);
    await worker.publish(id);
    expect(harness.creations(text)).toBe(1);
  });

  it('sends a text that LinkedIn refused neither now, later nor again, until it is another', async () => {
    const user = await harness.connectedUser();
    const { id, postId, text } = await harness.publication(user);
    harness.sandbox.linkedin.fault({ kind: '403_content' });
    await worker.publish(id);
    const tomorrow = new Date(Date.now() + DAY_MS);
    const ways = [
      () => worker.get(SchedulingService).share(user.id, postId),
      () => worker.get(SchedulingService).schedule(user.id, postId, tomorrow, 'UTC'),
      () => worker.get(ResolvePublicationCommand).execute(user.id, postId, { outcome: 'publish_again' }),
    ];
    for (const way of ways) {
      await expect(way()).rejects.toMatchObject({
        status: 422,
        code: 'post.not_publishable',
        message: 'LinkedIn refused this text. Change it before you post it again.',
      });
    }
    expect(await harness.row(id)).toMatchObject({ state: 'rejected' });
    await harness.database.query('update posts set content = $2 where id = $1', [postId, `Not: ${text}`]);
    await worker.get(SchedulingService).schedule(user.id, postId, tomorrow, 'UTC');
    expect(await harness.row(id)).toMatchObject({ state: 'scheduled' });
  });

  it('keeps that from the text of a post that became a draft again, and after a time for other words', async () => {
    const user = await harness.connectedUser();
    const { id, postId, text } = await harness.publication(user);
    const schedule = () =>
      worker.get(SchedulingService).schedule(user.id, postId, new Date(Date.now() + DAY_MS), 'UTC');
    const write = (content: string) =>
      harness.database.query('update posts set content = $2 where id = $1', [postId, content]);
    const refused = { code: 'post.not_publishable' };
    harness.sandbox.linkedin.fault({ kind: '403_content' });
    await worker.publish(id);
    await worker.get(ResolvePublicationCommand).execute(user.id, postId, { outcome: 'cancel' });
    await expect(schedule()).rejects.toMatchObject(refused);
    await expect(worker.get(SchedulingService).share(user.id, postId)).rejects.toMatchObject(refused);
    await write(`Not: ${text}`);
    expect(await schedule()).toMatchObject({ text_refused: false });
    await write(text);
    await expect(schedule()).rejects.toMatchObject(refused);
  });

  it('says once how many posts LinkedIn’s daily limit makes wait', async () => {
    const user = await harness.connectedUser();
    const waiting = [
      await harness.publication(user),
      await harness.publication(user),
      await harness.publication(user),
    ];
    await harness.publication(user, { due_at: new Date(Date.now() + 2 * DAY_MS) });
    await harness.publication(user, { state: 'cancelled' });
    await harness.publication(await harness.connectedUser());
    await harness.database.query('update social_accounts set throttle_count = 3 where id = $1', [
      user.accountId,
    ]);
    harness.sandbox.linkedin.fault({ kind: '429' });
    for (const { id } of waiting) await worker.publish(id);
    expect(await harness.notices(user.id)).toEqual([
      expect.objectContaining({
        kind: 'publication.throttled',
        title: 'LinkedIn makes 3 posts wait',
        body: expect.stringContaining('Until then wait: “'),
        link: '/posts',
      }),
    ]);
  });

  it('settles what can be settled, and misses what is too late, beside a publication that cannot be settled', async () => {
    const user = await harness.connectedUser();
    const [broken, fine, late] = [
      await harness.publication(user),
      await harness.publication(user),
      await harness.publication(user),
    ];
    for (const { id } of [broken, fine]) await loseSender(harness.database, id, 2_000_000_000, 'reconciling');
    await harness.database.query(`update publications set due_at = now() - interval '1 day' where id = $1`, [
      late.id,
    ]);
    const ledger = worker.get(ReconciliationRepository, { strict: false });
    const lock = ledger.lock.bind(ledger);
    const breaking = jest.spyOn(ReconciliationRepository.prototype, 'lock').mockImplementation((id) => {
      if (id === broken.id) throw new Error('This row is broken');
      return lock(id);
    });
    await worker.sweep();
    breaking.mockRestore();
    const states = await Promise.all(
      [broken, fine, late].map(async ({ id }) => (await harness.row(id)).state),
    );
    expect(states).toEqual(['reconciling', 'needs_user', 'missed']);
  });

  it('publishes one without a wake-up beside another one that hangs', async () => {
    const user = await harness.connectedUser();
    const overdue = { due_at: new Date((await harness.now()).getTime() - 10 * SECOND_MS) };
    const hanging = await harness.publication(user, overdue);
    const publishing = worker.get(PublishingService);
    const publish = publishing.publish.bind(publishing);
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const spy = jest.spyOn(publishing, 'publish').mockImplementation(async (id) => {
      if (id === hanging.id) await mayGoOn;
      await publish(id);
    });
    await worker.sweep();
    const next = await harness.publication(user, overdue);
    await worker.sweep();
    await harness.whenState(next.id, 'published');
    goOn();
    await harness.whenState(hanging.id, 'published');
    spy.mockRestore();
  });
});
