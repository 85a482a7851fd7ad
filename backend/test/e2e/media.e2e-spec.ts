import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MEDIA_TEXTS, POST_TEXTS } from '@drumbeat/domain';
import sharp from 'sharp';
import type { AuthorizeResponse, SocialAccountsResponse } from '../../src/modules/linkedin/linkedin.dto.js';
import type { MediaResponse } from '../../src/modules/media/media.dto.js';
import { MediaSweeper } from '../../src/modules/media/media.sweeper.js';
import type { NotificationsResponse } from '../../src/modules/notifications/notifications.dto.js';
import type { PostResponse } from '../../src/modules/posts/posts.dto.js';
import type { PublicationOfPostResponse } from '../../src/modules/publications/publications.dto.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { aPdf } from '../builders/pdf.builder.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import {
  signUp,
  TEST_PASSWORD,
  type ErrorResponse,
  type SignedUpUser,
} from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { EAGER } from '../support/publishing/publishing-times.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';
import { sendFile, TINY_PNG, uploadImage } from '../support/media/upload-media.js';

jest.setTimeout(60_000);

describe('Media over HTTP', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let post: PostResponse;

  beforeAll(async () => {
    app = await startTestApp({
      worker: true,
      publishing: EAGER,
      environment: { LINKEDIN_EXTRA_SCOPES: 'w_member_social_feed' },
    });
    user = await signUp(app.url, { full_name: 'Ada Example' });
    await connectLinkedIn(app, user.client, 'Ada Example');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const content = `What I learned about prices (part ${crypto.randomUUID()}).`;
    ({ body: post } = await user.client.post<PostResponse>('/posts', { content }));
  });

  const sql = <Row>(text: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, text, parameters);
  const attach = (media: { id: string; alt_text?: string }[], more: object = {}) =>
    user.client.put<PostResponse & ErrorResponse>(`/posts/${post.id}/media`, {
      version: post.version,
      media,
      ...more,
    });
  const file = (path: string, client = user.client) => client.fetch(new Request(`${app.url}${path}`));
  const publication = async () =>
    (await user.client.get<PublicationOfPostResponse>(`/posts/${post.id}/publication`)).body.publication;
  const published = () =>
    until('the publication', async () => {
      const found = await publication();
      return found?.state === 'published' ? found : null;
    });
  const storedKeys = async (id: string) => {
    const [row] = await sql<{ storage_key: string; thumbnail_key: string | null }>(
      'select storage_key, thumbnail_key from media where id = $1',
      [id],
    );
    return [row?.storage_key, row?.thumbnail_key].flatMap((key) => key ?? []);
  };
  const isStored = (key: string) =>
    app.app
      .get(FileStorage, { strict: false })
      .read(key)
      .then(
        () => true,
        () => false,
      );

  it('takes an image, cleans it, and gives it back to its owner alone', async () => {
    const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Where I live' } })
      .toBuffer();
    const media = await uploadImage(user.client, {
      content: new Uint8Array(photo),
      fileName: '..\\my holi\u202Eday \u{1F469}\u200D\u{1F4BB}.png',
      type: 'text/html',
    });
    expect(media).toMatchObject({
      kind: 'image',
      mime_type: 'image/jpeg',
      file_name: 'my holiday \u{1F469}\u200D\u{1F4BB}.png',
      width: 800,
      height: 400,
      pages: null,
      url: `/api/media/${media.id}/file`,
      thumbnail_url: `/api/media/${media.id}/thumbnail`,
    });
    const whole = await file(media.url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(media.bytes),
      'cache-control': expect.stringMatching(/^private/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-disposition': expect.stringMatching(/^inline/),
    });
    const content = Buffer.from(await whole.arrayBuffer());
    expect(content.includes('Where I live')).toBe(false);
    const small = await sharp(await (await file(media.thumbnail_url ?? '')).arrayBuffer()).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 640, 320]);

    const { client: stranger } = await signUp(app.url);
    expect((await file(media.url, stranger)).status).toBe(404);
    expect((await stranger.delete(`/media/${media.id}`)).status).toBe(404);
  });

  it.each([
    ['a text', { content: new Uint8Array(Buffer.from('hello')), type: 'image/png' }, 415, 'media.type'],
    [
      'half an image',
      { content: new Uint8Array(TINY_PNG.subarray(0, 40)), type: 'image/png' },
      422,
      'media.unreadable',
    ],
    [
      'a PDF with a password',
      { content: new Uint8Array(aPdf(1, { isProtected: true })), type: 'application/pdf' },
      422,
      'media.unreadable',
    ],
    [
      'an image above 8 MB',
      { content: new Uint8Array(Buffer.concat([TINY_PNG, Buffer.alloc(8 * 1024 * 1024)])) },
      413,
      'media.too_large',
    ],
    [
      'a file above 20 MB',
      { content: new Uint8Array(Buffer.concat([aPdf(1), Buffer.alloc(20 * 1024 * 1024)])) },
      413,
      'media.too_large',
    ],
    ['an empty file', { content: new Uint8Array() }, 400, 'validation.failed'],
    ['a field of another name', { field: 'picture' }, 400, 'validation.failed'],
  ])('refuses %s in words', async (_, sent, status, code) => {
    const { body, status: answered } = await sendFile(user.client, sent);
    expect([answered, body.code]).toEqual([status, code]);
    expect(body.error).toMatch(/\.$/);
  });

  it('reads forms with files nowhere else', async () => {
    const form = new FormData();
    form.set('file', new Blob([TINY_PNG]), 'x.png');
    const request = new Request(`${app.url}/api/posts`, { method: 'POST', body: form });
    expect((await user.client.fetch(request)).status).toBe(415);
  });

  it('publishes a post with its images in their order, and the feed shows them', async () => {
    const [one, two] = [await uploadImage(user.client), await uploadImage(user.client)];
    const { body } = await attach([{ id: two.id, alt_text: ' A dot ' }, { id: one.id }]);
    expect(body.media).toMatchObject([
      { id: two.id, alt_text: 'A dot', kind: 'image', url: two.url },
      { id: one.id, alt_text: '' },
    ]);
    expect(body.version).toBe(post.version + 1);
    await user.client.post('/posts/share/personal', { postId: post.id });
    await published();
    expect(app.sandbox.linkedin.posts().at(-1)).toMatchObject({
      text: post.content,
      media: [
        { kind: 'image', alt_text: 'A dot' },
        { kind: 'image', alt_text: null },
      ],
    });
  });

  it('publishes a document under its title', async () => {
    const paper = await uploadImage(user.client, {
      content: new Uint8Array(aPdf(2)),
      fileName: 'prices.pdf',
    });
    expect(paper).toMatchObject({ kind: 'document', pages: 2, thumbnail_url: null });
    expect((await attach([{ id: paper.id }], { document_title: 'Our prices' })).body.document_title).toBe(
      'Our prices',
    );
    await user.client.post('/posts/share/personal', { postId: post.id });
    await published();
    expect(app.sandbox.linkedin.posts().at(-1)).toMatchObject({
      media: [{ kind: 'document', title: 'Our prices' }],
    });
  });

  it('changes the files of a post as it changes its text: by version, and not while it is published', async () => {
    const { id } = await uploadImage(user.client);
    expect((await attach([{ id }])).status).toBe(200);
    const stale = await attach([]);
    expect([stale.status, stale.body.code]).toEqual([409, 'post.stale']);
    expect(stale.body.details).toMatchObject({ current: { media: [{ id }] } });
    post = (await user.client.get<PostResponse>(`/posts/${post.id}`)).body;
    expect((await attach([{ id }])).body.version).toBe(post.version);
    const account = await sql<{ id: string }>('select id from social_accounts where user_id = $1', [user.id]);
    await sql(
      `insert into publications (user_id, post_id, social_account_id, due_at, local_date, local_time, time_zone, state, snapshot)
       values ($1, $2, $3, now(), '2026-11-20', '09:00', 'UTC', 'needs_user', '{}')`,
      [user.id, post.id, account[0]?.id],
    );
    const locked = await attach([]);
    expect([locked.status, locked.body.error]).toEqual([409, POST_TEXTS.awaitsAnswer]);
  });

  it.each([
    ['an image beside a document', ['image', 'document'], MEDIA_TEXTS.mixed],
    ['two documents', ['document', 'document'], MEDIA_TEXTS.oneDocument],
  ])('never puts together under one post: %s', async (_, kinds, message) => {
    const media: MediaResponse[] = [];
    for (const kind of kinds) {
      const content = new Uint8Array(kind === 'image' ? TINY_PNG : aPdf(1));
      media.push(await uploadImage(user.client, { content }));
    }
    const { status, body } = await attach(media.map(({ id }) => ({ id })));
    expect([status, body.details]).toEqual([400, [{ field: 'media', message }]]);
  });

  it('puts nobody else’s file under a post', async () => {
    const { client: other } = await signUp(app.url);
    const { id } = await uploadImage(other);
    expect((await attach([{ id }])).status).toBe(400);
  });

  it('deletes a file that no post uses, and after a day by itself, with its bytes', async () => {
    const [kept, left] = [await uploadImage(user.client), await uploadImage(user.client)];
    await attach([{ id: kept.id }]);
    const refused = await user.client.delete<ErrorResponse>(`/media/${kept.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'media.in_use']);
    const [gone = '', small = ''] = await storedKeys(left.id);
    expect((await user.client.delete(`/media/${left.id}`)).status).toBe(204);
    expect((await file(left.url)).status).toBe(404);

    const forgotten = await uploadImage(user.client);
    const [bytes = ''] = await storedKeys(forgotten.id);
    await sql(`update media set touched_at = now() - interval '25 hours' where user_id = $1`, [user.id]);
    await app.worker?.get(MediaSweeper, { strict: false }).sweep();
    expect(await Promise.all([gone, small, bytes].map(isStored))).toEqual([false, false, false]);
    expect((await file(kept.url)).status).toBe(200);
    expect((await file(forgotten.url)).status).toBe(404);
  });

  it('keeps what was just taken out of a post, so that it can be put back', async () => {
    const { id, url } = await uploadImage(user.client);
    post = (await attach([{ id }])).body;
    await sql(`update media set touched_at = now() - interval '3 days' where id = $1`, [id]);
    post = (await attach([])).body;
    await app.worker?.get(MediaSweeper, { strict: false }).sweep();
    expect((await file(url)).status).toBe(200);
    expect((await attach([{ id }])).status).toBe(200);
  });

  it('goes with the account', async () => {
    const leaver = await signUp(app.url);
    const { id } = await uploadImage(leaver.client);
    const [key = ''] = await storedKeys(id);
    const exported = await leaver.client.fetch(new Request(`${app.url}/api/profile/export`));
    expect(Buffer.from(await exported.arrayBuffer()).includes(`media/${id}.png`)).toBe(true);
    const { status } = await leaver.client.delete('/profile', { password: TEST_PASSWORD, confirm: 'DELETE' });
    expect(status).toBe(204);
    await app.worker?.get(MediaSweeper, { strict: false }).sweep();
    expect(await isStored(key)).toBe(false);
  });

  describe('and the first comment', () => {
    const comment = 'The link: https://example.com/a_b';
    const write = (first_comment: string | null) =>
      user.client.patch<PostResponse & ErrorResponse>(`/posts/${post.id}`, {
        version: post.version,
        first_comment,
      });

    it('asks LinkedIn for the configured scope, and says what the connection allows', async () => {
      const { body } = await user.client.get<AuthorizeResponse>('/callback/linkedin/authorize');
      expect(new URL(body.url).searchParams.get('scope')).toBe(
        'openid profile email w_member_social w_member_social_feed',
      );
      const { accounts } = (await user.client.get<SocialAccountsResponse>('/social-accounts')).body;
      expect(accounts).toMatchObject([
        {
          capabilities: { post: true, images: true, documents: true, first_comment: true },
          days_left: 60,
        },
      ]);
    });

    it('follows the post by itself where that is allowed', async () => {
      post = (await write(` ${comment}\n`)).body;
      expect(post.first_comment).toBe(comment);
      await user.client.post('/posts/share/personal', { postId: post.id });
      await published();
      await until('the comment', async () => (await publication())?.first_comment?.state === 'posted');
      expect(app.sandbox.linkedin.posts().at(-1)?.comments).toMatchObject([{ text: comment }]);
    });

    it('is handed to the user with a notice where it is not', async () => {
      await sql(`update social_accounts set granted_scopes = '{openid,w_member_social}' where user_id = $1`, [
        user.id,
      ]);
      post = (await write(comment)).body;
      await user.client.post('/posts/share/personal', { postId: post.id });
      await until('the comment', async () => (await publication())?.first_comment?.state === 'copy');
      const { data } = (await user.client.get<NotificationsResponse>('/notifications')).body;
      expect(data).toContainEqual(
        expect.objectContaining({
          title: 'Your post is out. Add your first comment',
          link: `/posts/${post.id}`,
        }),
      );
    });

    it('may be taken away, and has at most 1,250 characters', async () => {
      expect((await write('x'.repeat(1_251))).status).toBe(400);
      post = (await write(comment)).body;
      expect((await write('  ')).body.first_comment).toBeNull();
    });
  });
});
