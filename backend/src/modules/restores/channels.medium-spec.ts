import { COMMENT_SCOPE, OUTGOING_CHANNELS, type OutgoingChannel } from '@drumbeat/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { attachMedia } from '../../../test/support/attach-media.js';
import { publishingSuite } from '../../../test/support/publishing-suite.js';
import type { ConnectedUser } from '../../../test/support/publishing-world.js';
import { StoredFilesService } from '../../platform/storage/stored-files.service.js';
import { OutboxRepository } from '../mail/outbox.repository.js';
import { MediaAheadSweeper } from '../publications/media-ahead.sweeper.js';
import { PostsService } from '../posts/posts.service.js';
import { PostFirstCommentCommand } from '../publications/post-first-comment.command.js';
import { SharePostCommand } from '../publications/share-post.command.js';
import { ChannelsService } from './channels.service.js';

const SCOPES = ['openid', 'profile', 'email', 'w_member_social', COMMENT_SCOPE];

describe('A channel that is paused', () => {
  const { world, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await world.connectedUser(undefined, SCOPES);
  });

  /** Something that is due, and how often its sender has been allowed to send it so far. */
  const dueIn: Record<OutgoingChannel, () => Promise<() => Promise<number>>> = {
    publishing: async () => {
      const publication = await world.publication(user);
      return async () => {
        await worker.publish(publication.id);
        return world.calls(publication.text);
      };
    },
    first_comments: async () => {
      const publication = await world.publication(user);
      await world.database.query(`update posts set first_comment = 'The link' where id = $1`, [
        publication.postId,
      ]);
      await worker.publish(publication.id);
      return async () => {
        await worker.get(PostFirstCommentCommand).run(publication.id);
        return world.sandbox.linkedin.calls().filter(({ operation }) => operation === 'comment').length;
      };
    },
    mail: async () => {
      const outbox = new OutboxRepository(world.database);
      const now = await world.now();
      const id = await outbox.insert(
        {
          kind: 'account_deleted',
          recipient: 'ada@example.com',
          user_id: user.id,
          link_id: null,
          facts: {},
          discard_after: null,
        },
        now,
      );
      let sent = 0;
      return async () => {
        if ((await outbox.claim(id, now)) !== null) sent += 1;
        return sent;
      };
    },
  };

  it.each(OUTGOING_CHANNELS)('sends nothing by %s, and sends it once it is released', async (channel) => {
    const send = await dueIn[channel]();
    const channels = worker.get(ChannelsService);
    await channels.pause(null, channel);
    expect(await send()).toBe(0);
    await channels.resume(null, channel);
    expect(await send()).toBe(1);
  });

  it('takes no time from a post: what came due in the pause goes out when it ends, however late', async () => {
    const channels = worker.get(ChannelsService);
    const publication = await world.publication(user);
    await channels.pause(null, 'publishing');
    await world.database.query(
      `update publications set due_at = now() - interval '3 hours', queued_at = null where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await world.row(publication.id)).state).toBe('scheduled');
    await channels.resume(null, 'publishing');
    await worker.sweep();
    await world.whenState(publication.id, 'published');
    expect(world.calls(publication.text)).toBe(1);
  });

  it('is named to whoever posts in it, with its time', async () => {
    const publication = await world.publication(user);
    await worker.get(ChannelsService).pause(null, 'publishing');
    const { message, post } = await worker.get(SharePostCommand).execute(user.id, publication.postId);
    expect(message).toMatch(/^Sending is paused since /);
    expect(post.publication).toMatchObject({ state: 'scheduled', is_paused: true, message });
    await worker.get(ChannelsService).resume(null, 'publishing');
    expect((await worker.get(PostsService).get(user.id, publication.postId)).publication?.is_paused).toBe(
      false,
    );
  });

  it('gives a post its grace but once: what is not sent in it after the pause is missed', async () => {
    const channels = worker.get(ChannelsService);
    const publication = await world.publication(user);
    await world.database.query(`update publications set due_at = now() - interval '3 hours' where id = $1`, [
      publication.id,
    ]);
    await channels.pause(null, 'publishing');
    await channels.resume(null, 'publishing');
    await world.database.query(
      `update publication_events set at = now() - interval '2 hours' where publication_id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await world.row(publication.id)).state).toBe('missed');
  });

  it('misses what its user holds back, as without a pause', async () => {
    const publication = await world.publication(user);
    await worker.get(ChannelsService).pause(null, 'publishing');
    await world.database.query(
      `update publications set due_at = now() - interval '3 hours', held_since = now() where id = $1`,
      [publication.id],
    );
    await worker.sweep();
    expect((await world.row(publication.id)).state).toBe('missed');
    await worker.get(ChannelsService).resume(null, 'publishing');
  });

  it('lets nothing be uploaded ahead of a post, either', async () => {
    const publication = await world.publication(user, {
      due_at: new Date((await world.now()).getTime() + 60_000),
    });
    await attachMedia(world.database, worker.get(StoredFilesService, { strict: false }), publication);
    const channels = worker.get(ChannelsService);
    const uploads = async () => {
      await worker.get(MediaAheadSweeper).sweep();
      return world.sandbox.linkedin.calls().filter(({ operation }) => operation === 'upload').length;
    };
    await channels.pause(null, 'publishing');
    expect(await uploads()).toBe(0);
    await channels.resume(null, 'publishing');
    expect(await uploads()).toBe(1);
  });
});
