import type { ApiClient } from '@drumbeat/api-client';
import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { apiClientOf } from '../support/api/api-client.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const PATH = '/api/sample-posts/analytics';
const FIGURES = { impressions: 2_480, likes: 71, comments: 28, shares: 7 };

describe('Training posts over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;
  let api: ApiClient;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url, { timezone: 'Europe/Berlin' });
    api = apiClientOf(user.client);
  });

  const save = async (postContent: string, fields: Partial<typeof FIGURES> & { postDate?: string } = {}) =>
    (await api.POST(PATH, { body: { postContent, ...fields } })).data!.data;
  const all = async () =>
    (await api.GET(PATH, { params: { query: { all: true, limit: 50 } } })).data!.data.training_posts;
  const posted = async () =>
    (await api.GET('/api/posts', { params: { query: { tab: 'posted', limit: 50 } } })).data!.data;

  it('are saved, listed, completed and deleted', async () => {
    const { data, response } = await api.POST(PATH, {
      body: {
        postContent: '  We raised our rate.\n',
        linkedinUrl: ' https://www.linkedin.com/posts/me-1 ',
        postDate: '2026-10-30',
      },
    });
    expect(response.status).toBe(201);
    const { id, insights } = data!.data;
    expect(data).toEqual({ data: { id, engagement_rate: null, insights } });
    expect(await all()).toMatchObject([
      {
        id,
        post_content: 'We raised our rate.',
        linkedin_url: 'https://www.linkedin.com/posts/me-1',
        post_date: '2026-10-30',
      },
    ]);

    const { data: changed } = await api.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body: FIGURES });
    expect(changed!.data).toMatchObject({ id, engagement_rate: 4.27 });
    expect(
      (await api.GET(PATH, { params: { query: { limit: 50 } } })).data!.data.training_posts,
    ).toMatchObject([{ ...FIGURES, ...changed!.data }]);

    const gone = await api.DELETE(PATH, { params: { query: { id } } });
    expect(gone.response.status).toBe(204);
    expect(await all()).toEqual([]);
    expect(await posted()).toEqual([]);
    await expect(api.DELETE(PATH, { params: { query: { id } } })).rejects.toMatchObject({
      status: 404,
      message: 'Post not found',
    });
  });

  it('stand among the posted ones with a mark, and their figures with them', async () => {
    const { id } = await save('We raised our rate.', { ...FIGURES, postDate: '2026-10-30' });
    expect(await posted()).toMatchObject([
      {
        title: 'Training Post',
        content: 'We raised our rate.',
        status: 'used',
        source_type: 'training',
        source_id: id,
        performance: { ...FIGURES, engagement_rate: 4.27 },
        display_state: 'posted-complete',
      },
    ]);
  });

  it('have date and figures of their own: the library neither asks for them nor takes them', async () => {
    await save('We raised our rate.', { postDate: '2026-01-30' });
    const [post] = await posted();
    expect(post).toMatchObject({
      display_state: 'posted-complete',
      needs_analytics: false,
      performance: null,
    });
    const params = { path: { id: post!.id } };
    const refused = { status: 422, code: 'post.of_training' };
    await expect(api.PUT('/api/posts/{id}/performance', { params, body: FIGURES })).rejects.toMatchObject(
      refused,
    );
    const body = { posted_at: '2026-02-01T10:00:00.000Z' };
    await expect(api.POST('/api/posts/{id}/mark-posted', { params, body })).rejects.toMatchObject(refused);
    expect(await posted()).toMatchObject([{ posted_at: post!.posted_at, performance: null }]);
  });

  it('take blank figures for 0 and refuse what is no whole number from 0, each by its name', async () => {
    const blank = {
      postContent: 'Blank',
      impressions: '',
      likes: null,
      comments: ' ',
      linkedinUrl: '',
      postDate: '',
    };
    expect((await user.client.post('/sample-posts/analytics', blank)).status).toBe(201);
    expect(await all()).toMatchObject([
      { impressions: 0, likes: 0, comments: 0, shares: 0, linkedin_url: null, post_date: null },
    ]);
    const bad = {
      postContent: ' ',
      impressions: 'many',
      likes: -1,
      comments: 1.5,
      shares: '7',
      postDate: '1.2.2026',
    };
    const refused = await user.client.post<ErrorResponse>('/sample-posts/analytics', bad);
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
    const fields = (refused.body.details as { field: string }[]).map(({ field }) => field);
    expect([...new Set(fields)].sort()).toEqual(Object.keys(bad).sort());
  });

  it('are there once: a second paste names the first with what it says otherwise, and may update it', async () => {
    const { id } = await save('We raised our rate.');
    const again = { postDate: '2026-10-30', ...FIGURES, likes: 0 };
    const differs = [
      { field: 'impressions', from: 0, to: 2_480 },
      { field: 'comments', from: 0, to: 28 },
      { field: 'shares', from: 0, to: 7 },
      { field: 'postDate', from: null, to: '2026-10-30' },
    ];
    await expect(save('we  raised our RATE.', again)).rejects.toMatchObject({
      status: 409,
      code: 'training_post.exists',
      details: { id, differs },
    });
    const body = {
      ...Object.fromEntries(differs.map(({ field, to }) => [field, to])),
      postContent: 'We did.',
    };
    await api.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body });
    expect(await all()).toMatchObject([{ id, post_content: 'We did.', shares: 7, post_date: '2026-10-30' }]);
    expect(await posted()).toMatchObject([{ source_id: id, content: 'We did.' }]);
  });

  it('link to linkedin.com alone', async () => {
    const body = { postContent: 'We raised our rate.', linkedinUrl: 'https://example.test/posts/1' };
    await expect(api.POST(PATH, { body })).rejects.toMatchObject({
      status: 400,
      code: 'training_post.not_on_linkedin',
      details: [{ field: 'linkedinUrl' }],
    });
  });

  it('cannot be deleted without saying which one', async () => {
    const { status, body } = await user.client.delete<ErrorResponse>('/sample-posts/analytics');
    expect(status).toBe(400);
    expect(body.details).toContainEqual({
      field: 'id',
      message: 'Cannot delete post: missing analytics ID',
    });
  });

  it('are saved though the library does not take them in', async () => {
    await database.query(
      `create function refuse_post() returns trigger language plpgsql as $$ begin raise 'no posts today'; end $$`,
    );
    await database.query(
      'create trigger refuse before insert on posts for each row execute function refuse_post()',
    );
    const { id } = await save('We raised our rate.', FIGURES);
    await database.query('drop trigger refuse on posts');
    expect(await all()).toMatchObject([{ id }]);
    expect(await posted()).toEqual([]);
    await api.PATCH(`${PATH}/{id}`, { params: { path: { id } }, body: { shares: 8 } });
    expect(await posted()).toMatchObject([{ source_id: id, performance: { shares: 8 } }]);
  });

  it('are neither scheduled nor published again, out of the archive neither', async () => {
    await connectLinkedIn(app, user.client, `Member ${user.id}`);
    await save('We raised our rate.');
    const [post] = await posted();
    const { id, version } = post!;
    const isRefused = async (code: string) => {
      const scheduledAt = new Date(Date.now() + DAY_MS).toISOString();
      const body = { id, scheduledAt, timezone: 'Europe/Berlin' };
      await expect(api.POST('/api/posts/linkedin/schedule', { body })).rejects.toMatchObject({ code });
      await expect(api.POST('/api/posts/share/personal', { body: { postId: id } })).rejects.toMatchObject({
        code,
      });
    };
    const move = async (from: number, status: 'archived' | 'draft') =>
      (await api.PATCH('/api/posts/{id}', { params: { path: { id } }, body: { version: from, status } }))
        .data!;
    await isRefused('publication.published');
    const archived = await move(version, 'archived');
    await isRefused('post.not_publishable');
    expect(await move(archived.version, 'draft')).toMatchObject({ status: 'used' });
    await isRefused('publication.published');
  });

  it('stand in the writing profile, which cannot change them', async () => {
    const { id } = await save('We raised our rate.', FIGURES);
    const { body } = await user.client.post<{ data: { sample_posts: unknown[] } }>('/user-preferences', {
      sample_posts: [],
    });
    expect(body.data.sample_posts).toMatchObject([
      {
        content: 'We raised our rate.',
        analytics: { ...FIGURES, engagement_rate: 4.27, post_date: null },
        performance_insights: { analytics_id: id },
      },
    ]);
    expect(await all()).toHaveLength(1);
  });

  it('are deleted by staff, with a row in the audit log', async () => {
    const { id } = await save('We raised our rate.');
    const staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    await apiClientOf(staff.client).DELETE(PATH, { params: { query: { id } } });
    expect(await all()).toEqual([]);
    expect(await posted()).toEqual([]);
    expect(
      await database.query('select actor_id, user_id, action, details from audit_log where entity_id = $1', [
        id,
      ]),
    ).toEqual([
      {
        actor_id: staff.id,
        user_id: user.id,
        action: 'training_post.deleted',
        details: { before: { text: 'We raised our rate.' }, after: null },
      },
    ]);
  });

  it('need a plan', async () => {
    const unpaid = await signUp(app.url, { plan: null });
    expect((await unpaid.client.get('/sample-posts/analytics')).status).toBe(402);
    expect((await unpaid.client.post('/sample-posts/analytics', { postContent: 'X' })).status).toBe(402);
  });
});
