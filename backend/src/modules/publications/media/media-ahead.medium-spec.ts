import { beforeEach, describe, expect, it } from '@jest/globals';
import { PUBLISHING } from '@drumbeat/domain';
import { attachMedia } from '../../../../test/support/media/attach-media.js';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import { StoredFilesService } from '../../../platform/storage/stored-files.service.js';
import { MediaAheadSweeper } from './media-ahead.sweeper.js';

describe('Media of a post that is due shortly', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;

  beforeEach(async () => {
    user = await harness.connectedUser();
  });

  /** A post with an image that is due some milliseconds after uploads ahead of it begin; before that with a negative number. */
  const showing = async (ms = -60_000, content?: Buffer): Promise<PublicationUnderTest> => {
    const publication = await harness.publication(user, {
      due_at: new Date((await harness.now()).getTime() + PUBLISHING.mediaAheadMs + ms),
    });
    await attach(publication, content);
    return publication;
  };
  const attach = (publication: PublicationUnderTest, content?: Buffer) =>
    attachMedia(harness.database, worker.get(StoredFilesService, { strict: false }), publication, {
      content,
    });
  const sweep = () => worker.get(MediaAheadSweeper).sweep();
  const operations = () => harness.sandbox.linkedin.calls().map(({ operation }) => operation);
  const publishNow = async ({ id }: PublicationUnderTest) => {
    await harness.database.query('update publications set due_at = now() where id = $1', [id]);
    await worker.publish(id);
  };

  it('are with LinkedIn before its time, so that nothing but the post is left to send', async () => {
    const publication = await showing();
    await sweep();
    expect(operations()).toEqual(['initialize_image', 'upload']);
    expect(await harness.row(publication.id)).toMatchObject({
      state: 'scheduled',
      version: 1,
      fence: 0,
      outcome: null,
      not_sent_count: 0,
    });
    expect(await harness.path(publication.id)).toEqual([]);
    await publishNow(publication);
    expect(operations()).toEqual(['initialize_image', 'upload', 'create_post']);
    expect(harness.sandbox.linkedin.posts()).toMatchObject([{ text: publication.text, media: [{}] }]);
  });

  it('are uploaded once, however many look', async () => {
    await showing();
    await showing();
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(operations().toSorted()).toEqual(['initialize_image', 'initialize_image', 'upload', 'upload']);
  });

  it('stay here while it is further ahead, and where it has none', async () => {
    await showing(60_000);
    await harness.publication(user, { due_at: new Date(Date.now() + 60_000) });
    await sweep();
    expect(operations()).toEqual([]);
  });

  it('are completed when it is due, where the post shows more by then', async () => {
    const publication = await showing();
    await sweep();
    await attach(publication);
    await publishNow(publication);
    expect(operations()).toEqual(['initialize_image', 'upload', 'initialize_image', 'upload', 'create_post']);
    expect(harness.sandbox.linkedin.posts()).toMatchObject([{ media: [{}, {}] }]);
  });

  it.each([
    [44, null, 1],
    [46, null, 2],
    [9, 'media_processing', 1],
    [11, 'media_processing', 2],
  ])(
    'that were uploaded %i minutes before, with LinkedIn’s last word %s, make %i uploads in all',
    async (minutes, outcome, uploads) => {
      const publication = await showing();
      await sweep();
      await harness.database.query(
        `update media_uploads set uploaded_at = now() - make_interval(mins => $2) where publication_id = $1`,
        [publication.id, minutes],
      );
      await harness.database.query('update publications set outcome = $2 where id = $1', [
        publication.id,
        outcome,
      ]);
      await publishNow(publication);
      expect(operations().filter((operation) => operation === 'upload')).toHaveLength(uploads);
      expect(harness.creations(publication.text)).toBe(1);
    },
  );

  it('are uploaded anew for a new time', async () => {
    const publication = await showing();
    await sweep();
    await harness.database.query('update publications set version = version + 1 where id = $1', [
      publication.id,
    ]);
    await sweep();
    expect(operations().filter((operation) => operation === 'upload')).toHaveLength(2);
  });

  it('show where they failed, are tried again before the time, and nobody is troubled when that is enough', async () => {
    const publication = await showing();
    harness.sandbox.linkedin.fault({ kind: '500_before', target: 'images', times: 1 });
    await sweep();
    const waiting = { state: 'scheduled', not_sent_count: 0 };
    expect(await harness.row(publication.id)).toMatchObject({ ...waiting, outcome: 'media_not_uploaded' });
    await sweep();
    expect(await harness.row(publication.id)).toMatchObject({ ...waiting, outcome: null });
    expect(await harness.notices(user.id)).toEqual([]);
    await publishNow(publication);
    expect(operations().filter((operation) => operation === 'upload')).toHaveLength(1);
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('tell their user then, once, where they fail again; they are still tried when it is due', async () => {
    const publication = await showing();
    harness.sandbox.linkedin.fault({ kind: '500_before', target: 'images', times: 3 });
    for (let time = 0; time < 3; time += 1) await sweep();
    expect(await harness.notices(user.id)).toMatchObject([
      { kind: 'publication.at_risk', body: expect.stringContaining('could not be uploaded to LinkedIn') },
    ]);
    await publishNow(publication);
    expect(harness.creations(publication.text)).toBe(1);
  });

  it('tell their user then what to do, where LinkedIn refuses the file', async () => {
    const publication = await showing(-60_000, Buffer.from('no image at all'));
    await sweep();
    await sweep();
    expect(await harness.row(publication.id)).toMatchObject({ state: 'scheduled', outcome: 'media_refused' });
    expect(await harness.notices(user.id)).toMatchObject([
      {
        kind: 'publication.at_risk',
        body: expect.stringContaining('put another one in its place before then'),
        link: `/posts/${publication.postId}`,
      },
    ]);
    expect(operations()).toEqual(['initialize_image', 'upload']);
  });

  it('pause their member where LinkedIn throttles them', async () => {
    await showing();
    harness.sandbox.linkedin.fault({ kind: '429', target: 'images', times: 1 });
    await sweep();
    const [account] = await harness.database.query(
      'select throttle_count, throttled_until > now() as is_throttled from social_accounts where id = $1',
      [user.accountId],
    );
    expect(account).toEqual({ throttle_count: 1, is_throttled: true });
  });

  it('tell their user to reconnect, while there is time, where the token is refused', async () => {
    const publication = await showing();
    harness.sandbox.linkedin.fault({ kind: '401_revoked', target: 'images', times: 1 });
    await sweep();
    expect(await harness.notices(user.id)).toMatchObject([
      { kind: 'publication.at_risk', link: '/settings' },
    ]);
    expect((await harness.row(publication.id)).state).toBe('scheduled');
    await showing();
    await sweep();
    expect(operations()).toEqual(['initialize_image']);
  });
});
