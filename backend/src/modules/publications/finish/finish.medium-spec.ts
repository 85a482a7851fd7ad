import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { publishingSuite } from '../../../../test/support/publishing/publishing-suite.js';
import type {
  ConnectedUser,
  PublicationUnderTest,
} from '../../../../test/support/publishing/publishing-harness.js';
import { PostsService } from '../../posts/posts.service.js';
import { CorrectPostCommand } from './correct-post.command.js';
import { FinishService } from './finish.service.js';

const NEW_TEXT = 'Half (or so) of #pricing, says @Anna Svensson';

describe('A post that is out', () => {
  const { harness, worker } = publishingSuite();
  let user: ConnectedUser;
  let publication: PublicationUnderTest;

  const finish = () => worker.get(FinishService, { strict: false });
  const posts = () => worker.get(PostsService, { strict: false });
  const listed = async () => finish().get(user.id, publication.postId);
  const keys = async () => (await listed()).steps.map(({ key, done_at }) => (done_at ? `${key} done` : key));
  const correct = (way: 'linkedin' | 'by_hand', content = NEW_TEXT, version = 1) =>
    worker
      .get(CorrectPostCommand, { strict: false })
      .execute(user.id, publication.postId, { version, content, way });
  const onLinkedIn = () => harness.sandbox.linkedin.posts().find(({ urn }) => urn === publishedUrn);
  const updates = () =>
    harness.sandbox.linkedin.calls().filter(({ operation }) => operation === 'update_post').length;
  let publishedUrn: string | null;

  beforeEach(async () => {
    user = await harness.connectedUser();
    publication = await harness.publication(user);
    await harness.database.query(
      `update posts set content = content || ' with @Anna Svensson', first_comment = 'The link' where id = $1`,
      [publication.postId],
    );
    await worker.publish(publication.id);
    publishedUrn = (await harness.row(publication.id)).urn;
  });

  it('says what only its author can do there, and keeps what they ticked off', async () => {
    expect(await keys()).toEqual([
      'tag:Anna Svensson',
      'first_comment',
      'replies:0',
      'replies:15',
      'replies:60',
    ]);
    const tick = (step: string, done: boolean) => finish().tick(user.id, publication.postId, { step, done });
    await tick('tag:Anna Svensson', true);
    await tick('replies:0', true);
    await tick('replies:0', true);
    expect(await keys()).toEqual([
      'tag:Anna Svensson done',
      'first_comment',
      'replies:0 done',
      'replies:15',
      'replies:60',
    ]);
    await tick('replies:0', false);
    expect((await keys()).filter((key) => key.endsWith('done'))).toEqual(['tag:Anna Svensson done']);
    await expect(tick('tag:Nobody', true)).rejects.toMatchObject({ status: 400 });
    await expect(tick('replies:15', true)).rejects.toMatchObject({ status: 400 });
    await harness.database.query(
      `update posts set posted_at = posted_at - interval '15 minutes' where id = $1`,
      [publication.postId],
    );
    await tick('replies:15', true);
    expect(await keys()).toContain('replies:15 done');
  });

  it('is nobody else’s', async () => {
    const stranger = await harness.connectedUser();
    await expect(finish().get(stranger.id, publication.postId)).rejects.toMatchObject({ status: 404 });
    await expect(
      finish().tick(stranger.id, publication.postId, { step: 'replies:0', done: true }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      worker
        .get(CorrectPostCommand, { strict: false })
        .execute(stranger.id, publication.postId, { version: 1, content: NEW_TEXT, way: 'linkedin' }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('has nothing to do before it is out', async () => {
    const waiting = await harness.publication(user);
    expect(await finish().get(user.id, waiting.postId)).toEqual({ steps: [], correction: null });
  });

  it('gets a new text on LinkedIn and here, keeps the old one, and asks for the tags again', async () => {
    await finish().tick(user.id, publication.postId, { step: 'tag:Anna Svensson', done: true });
    expect((await listed()).correction).toEqual({ way: 'linkedin', reason: null });
    const post = await correct('linkedin');
    expect(post).toMatchObject({ content: NEW_TEXT, version: 2, status: 'used' });
    expect(onLinkedIn()).toMatchObject({ text: NEW_TEXT, truncated: false });
    expect(await keys()).toContain('tag:Anna Svensson');
    const [version] = await harness.database.query<{ content: string }>(
      'select content from post_versions where post_id = $1',
      [publication.postId],
    );
    expect(version?.content).toContain(publication.text);
    expect((await harness.path(publication.id)).at(-1)).toBe('corrected → published');
    expect(await correct('linkedin')).toMatchObject({ version: 2 });
    expect(updates()).toBe(1);
  });

  it('keeps its text here while LinkedIn has not confirmed the new one, and takes it at the second try', async () => {
    harness.sandbox.linkedin.fault({ kind: '500_after', target: 'updates' });
    await expect(correct('linkedin')).rejects.toMatchObject({ status: 502, code: 'correction.unclear' });
    expect((await posts().get(user.id, publication.postId)).version).toBe(1);
    expect(await correct('linkedin')).toMatchObject({ content: NEW_TEXT });
    expect(onLinkedIn()).toMatchObject({ text: NEW_TEXT });
  });

  it.each([
    ['429', 'correction.throttled'],
    ['401_revoked', 'correction.not_connected'],
  ] as const)('says why where LinkedIn answers %s, and changes nothing', async (kind, code) => {
    harness.sandbox.linkedin.fault({ kind, target: 'updates' });
    await expect(correct('linkedin')).rejects.toMatchObject({ status: 409, code });
    expect((await posts().get(user.id, publication.postId)).content).not.toBe(NEW_TEXT);
  });

  it('is its author’s to change where the connection is gone, and keeps then what they say', async () => {
    await harness.database.query('update social_accounts set needs_reconnect = true where user_id = $1', [
      user.id,
    ]);
    expect((await listed()).correction).toMatchObject({ way: 'by_hand', reason: expect.any(String) });
    await expect(correct('linkedin')).rejects.toMatchObject({ status: 409, code: 'correction.by_hand' });
    expect(await correct('by_hand')).toMatchObject({ content: NEW_TEXT });
    expect(updates()).toBe(0);
  });

  it('takes no text that was corrected from an older one, none that LinkedIn cannot show, and none before it is out', async () => {
    await expect(correct('by_hand', NEW_TEXT, 7)).rejects.toMatchObject({ status: 409, code: 'post.stale' });
    await expect(correct('linkedin', ' ')).rejects.toMatchObject({ status: 422 });
    await expect(correct('linkedin', 'a'.repeat(3_001))).rejects.toMatchObject({ status: 422 });
    publication = await harness.publication(user);
    await expect(correct('by_hand', randomUUID())).rejects.toMatchObject({ code: 'post.not_posted' });
    expect(updates()).toBe(0);
  });
});
