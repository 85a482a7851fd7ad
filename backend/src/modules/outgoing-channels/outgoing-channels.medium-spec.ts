import { beforeEach, describe, expect, it } from '@jest/globals';
import { publishingSuite } from '../../../test/support/publishing/publishing-suite.js';
import type { ConnectedUser } from '../../../test/support/publishing/publishing-harness.js';
import { AdminPublicationsRepository } from '../publications/admin/admin-publications.repository.js';
import { PostsService } from '../posts/posts.service.js';
import { SchedulingService } from '../publications/schedule/scheduling.service.js';
import { OutgoingChannelsService } from './outgoing-channels.service.js';

describe('A channel that is paused', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await harness.connectedUser();
  });

  it('takes no time from a post: what came due in the pause goes out when it ends, however late', async () => {
    const channels = worker.get(OutgoingChannelsService);
    const publication = await harness.publication(user);
    await channels.pause(null, 'publishing');
    await harness.database.query(
      `update publications set due_at = now() - interval '3 hours', queued_at = null where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('scheduled');
    await channels.resume(null, 'publishing');
    await worker.sweep();
    await harness.whenState(publication.id, 'published');
    expect(harness.calls(publication.text)).toBe(1);
  });

  it('is named to whoever posts in it, with its time', async () => {
    const publication = await harness.publication(user);
    await worker.get(OutgoingChannelsService).pause(null, 'publishing');
    const { message, post } = await worker.get(SchedulingService).share(user.id, publication.postId);
    expect(message).toMatch(/^Sending has been paused since /);
    expect(post).toMatchObject({ display_state: 'paused', publication: { state: 'scheduled', message } });
    await worker.get(OutgoingChannelsService).resume(null, 'publishing');
    expect((await worker.get(PostsService).get(user.id, publication.postId)).display_state).toBe('scheduled');
  });

  it('is told to the user of a post that should have gone out by now: once, and only then', async () => {
    const late = await harness.publication(user);
    const ahead = await harness.publication(user);
    await worker.get(OutgoingChannelsService).pause(null, 'publishing');
    await harness.database.query(
      `update publications set due_at = now() - interval '30 seconds' where id = $1`,
      [late.id],
    );
    await worker.sweep();
    expect(await harness.notices(user.id)).toEqual([]);
    await harness.database.query(
      `update publications set due_at = now() - interval '90 seconds' where id = $1`,
      [late.id],
    );
    await worker.sweep();
    await worker.sweep();
    expect(await harness.notices(user.id)).toEqual([
      expect.objectContaining({
        kind: 'publication.paused',
        body: expect.stringContaining('goes out by itself as soon as sending goes on'),
        link: `/posts/${late.postId}`,
      }),
    ]);
    for (const [told, of] of [
      [2, 'fence'],
      [3, 'version'],
    ] as const) {
      await harness.database.query(`update publications set ${of} = ${of} + 1 where id = $1`, [late.id]);
      await worker.sweep();
      await worker.sweep();
      expect(await harness.notices(user.id)).toHaveLength(told);
    }
    expect((await harness.row(ahead.id)).state).toBe('scheduled');
    await worker.get(OutgoingChannelsService).resume(null, 'publishing');
  });

  it('is seen by staff at each post that waits, and so is the look that one waits for', async () => {
    const [waits, held, sent] = [
      await harness.publication(user),
      await harness.publication(user),
      await harness.publication(user),
    ];
    await worker.publish(sent.id);
    await harness.database.query('update publications set held_since = now() where id = $1', [held.id]);
    const standing = async () => {
      const { rows } = await worker
        .get(AdminPublicationsRepository)
        .list({ page: 1, perPage: 10, order: 'DESC', filter: { user_id: user.id } });
      return new Map(rows.map(({ id, is_held, is_paused }) => [id, { is_held, is_paused }]));
    };
    const expected = (isPaused: boolean) =>
      new Map([
        [waits.id, { is_held: false, is_paused: isPaused }],
        [held.id, { is_held: true, is_paused: false }],
        [sent.id, { is_held: false, is_paused: false }],
      ]);
    expect(await standing()).toEqual(expected(false));
    await worker.get(OutgoingChannelsService).pause(null, 'publishing');
    expect(await standing()).toEqual(expected(true));
    const shownAs = async (shown_as: string) => {
      const { rows, total } = await worker
        .get(AdminPublicationsRepository)
        .list({ page: 1, perPage: 10, order: 'DESC', filter: { user_id: user.id, shown_as } });
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    expect(await shownAs('paused')).toEqual([waits.id]);
    expect(await shownAs('on_hold')).toEqual([held.id]);
    expect(await shownAs('scheduled')).toEqual([]);
    expect(await shownAs('published')).toEqual([sent.id]);
    await worker.get(OutgoingChannelsService).resume(null, 'publishing');
  });

  it('gives a post its grace but once: what is not sent in it after the pause is missed', async () => {
    const channels = worker.get(OutgoingChannelsService);
    const publication = await harness.publication(user);
    await harness.database.query(
      `update publications set due_at = now() - interval '3 hours' where id = $1`,
      [publication.id],
    );
    await channels.pause(null, 'publishing');
    await channels.resume(null, 'publishing');
    await harness.database.query(
      `update publication_events set at = now() - interval '2 hours' where publication_id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('missed');
  });

  it('misses what its user holds back, as without a pause', async () => {
    const publication = await harness.publication(user);
    await worker.get(OutgoingChannelsService).pause(null, 'publishing');
    await harness.database.query(
      `update publications set due_at = now() - interval '3 hours', held_since = now() where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await harness.row(publication.id)).state).toBe('missed');
    await worker.get(OutgoingChannelsService).resume(null, 'publishing');
  });
});
