import { HOUR_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NotificationsResponse } from '../../src/modules/notifications/notifications.dto.js';
import type { PostResponse } from '../../src/modules/posts/posts.dto.js';
import type {
  AdminPublicationDetailResponse,
  AdminPublicationListResponse,
  PublicationOfPostResponse,
  PublishedPostResponse,
  SharePostResponse,
} from '../../src/modules/publications/publications.dto.js';
import type { ReadinessResponse } from '../../src/platform/health/health.dto.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { EAGER } from '../support/publishing/publishing-times.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

jest.setTimeout(60_000);

describe('Publishing over HTTP', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let post: PostResponse;

  beforeAll(async () => {
    app = await startTestApp({ worker: true, publishing: EAGER });
    user = await signUp(app.url, { full_name: 'Ada Example', timezone: 'Europe/Berlin' });
    await connectLinkedIn(app, user.client, 'Ada Example');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const content = `What I learned about #pricing (part ${crypto.randomUUID()}).`;
    ({ body: post } = await user.client.post<PostResponse>('/posts', { content }));
  });

  const sql = <Row>(text: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, text, parameters);
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const schedule = (scheduledAt: string, more: object = {}) =>
    user.client.post<PublishedPostResponse>('/posts/linkedin/schedule', {
      id: post.id,
      scheduledAt,
      ...more,
    });
  const unschedule = () =>
    user.client.delete<PublishedPostResponse & ErrorResponse>(`/posts/linkedin/schedule?id=${post.id}`);
  const publication = async () =>
    (await user.client.get<PublicationOfPostResponse>(`/posts/${post.id}/publication`)).body.publication;
  const resolve = (body: object) =>
    user.client.post<PublishedPostResponse & ErrorResponse>(`/posts/${post.id}/publication/resolve`, body);
  /** Sets a state that only the worker could. */
  const force = (state: string) =>
    sql(
      `update publications set state = $2, due_at = now() - interval '2 hours', snapshot = '{}', settle_until = now()
        where post_id = $1`,
      [post.id, state],
    );

  it('is ready, and says when a worker was last seen', async () => {
    const { body } = await until('the worker to show itself', async () => {
      const ready = await user.client.get<ReadinessResponse>('/health/ready');
      return ready.body.workers.alive > 0 && ready;
    });
    expect(body).toEqual({
      status: 'ok',
      workers: { alive: 1, last_seen_at: expect.any(String) },
      paused: [],
      unmarked_since: null,
    });
  });

  it('keeps what was sent of a post that is planned and cancelled without end, and the newest of the rest', async () => {
    await schedule(inHours(24));
    await unschedule();
    const [sent] = await sql<{ id: string }>('select id from publications where post_id = $1', [post.id]);
    await sql(
      `insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, outcome_class, outcome)
       values ($1, 1, 1, 1, 'hash', 'A', 'not_reachable')`,
      [sent?.id],
    );
    for (let time = 0; time < 30; time += 1) {
      expect((await schedule(inHours(24))).status).toBe(200);
      if (time < 29) expect((await unschedule()).status).toBe(200);
    }
    for (let time = 0; time < 60; time += 1) expect((await schedule(inHours(25 + time))).status).toBe(200);
    const kept = await sql<{ id: string; state: string; occurrence: number; events: number }>(
      `select id, state, occurrence,
              (select count(*)::int from publication_events e where e.publication_id = p.id) as events
         from publications p where post_id = $1 order by occurrence`,
      [post.id],
    );
    const newest = Array.from({ length: 20 }, (_, index) => 11 + index);
    expect(kept.map(({ occurrence }) => occurrence)).toEqual([1, ...newest, 31]);
    expect(kept[0]?.id).toBe(sent?.id);
    expect(kept.at(-1)).toMatchObject({ state: 'scheduled', events: 51 });
    expect(await publication()).toMatchObject({ version: 61, state: 'scheduled' });
  });

  it('keeps the time as it was chosen, moves it, and takes it back', async () => {
    const first = await schedule('2027-03-28T01:30:00Z', { timezone: 'Europe/Berlin' });
    expect(first.status).toBe(200);
    expect(first.body.post.publication).toMatchObject({
      state: 'scheduled',
      local_date: '2027-03-28',
      local_time: '03:30',
      time_zone: 'Europe/Berlin',
    });
    const moved = await schedule('2027-06-01T09:00:00+05:30');
    expect(moved.body.post.publication).toMatchObject({
      id: first.body.post.publication?.id,
      due_at: '2027-06-01T03:30:00.000Z',
      local_time: '05:30',
      time_zone: 'Europe/Berlin',
    });
    expect(await publication()).toMatchObject({
      version: 2,
      actions: ['reschedule', 'cancel'],
      attempts: [],
    });

    const taken = await unschedule();
    expect([taken.status, taken.body.post.publication]).toEqual([200, null]);
    expect(await publication()).toMatchObject({ state: 'cancelled', label: 'Cancelled' });
    expect((await unschedule()).status).toBe(404);

    const again = await schedule(inHours(2));
    expect(again.body.post.publication?.id).not.toBe(first.body.post.publication?.id);
  });

  it.each([
    ['no time', {}, 'scheduledAt'],
    ['a time without its offset', { scheduledAt: '2027-06-01T09:00:00' }, 'scheduledAt'],
    ['a date that does not exist', { scheduledAt: '2027-02-30T09:00:00Z' }, 'scheduledAt'],
    ['an unknown zone', { scheduledAt: '2027-06-01T09:00:00Z', timezone: 'Mars/Olympus' }, 'timezone'],
    ['a field too many', { scheduledAt: '2027-06-01T09:00:00Z', force: true }, 'force'],
  ])('refuses %s', async (_, body, field) => {
    const { status, body: error } = await user.client.post<ErrorResponse>('/posts/linkedin/schedule', {
      id: post.id,
      ...body,
    });
    expect([status, error.code]).toEqual([400, 'validation.failed']);
    expect(error.details).toContainEqual(expect.objectContaining({ field }));
    expect(await publication()).toBeNull();
  });

  it('refuses what cannot be posted', async () => {
    await sql(`update posts set content = repeat('a', 3001) where id = $1`, [post.id]);
    const tooLong = await schedule(inHours(1));
    expect(tooLong).toMatchObject({ status: 422, body: { code: 'post.not_publishable' } });
    await sql(`update posts set content = 'fine', status = 'archived' where id = $1`, [post.id]);
    expect(await schedule(inHours(1))).toMatchObject({ status: 422 });
    await sql(`update posts set status = 'used' where id = $1`, [post.id]);
    expect(await schedule(inHours(1))).toMatchObject({
      status: 409,
      body: { code: 'publication.published' },
    });
  });

  it('posts now, tells it in words, and never again', async () => {
    const shared = await user.client.post<SharePostResponse>('/posts/share/personal', { postId: post.id });
    expect(shared).toMatchObject({ status: 200, body: { message: 'Your post is on its way to LinkedIn.' } });
    const published = await until('the post on LinkedIn', async () => {
      const current = await publication();
      return current?.state === 'published' && current;
    });
    const page = await fetch(published.linkedin_url!);
    expect(await page.text()).toContain(`part ${post.content.split('part ')[1]?.slice(0, 36)}`);
    expect(published).toMatchObject({ label: 'Published', known: 'It is on LinkedIn.', actions: [] });
    expect(published.attempts).toMatchObject([{ number: 1, words: 'LinkedIn accepted the post.' }]);

    const again = await user.client.post<SharePostResponse>('/posts/share/personal', { postId: post.id });
    expect(again).toMatchObject({ status: 200, body: { message: 'Your post is on LinkedIn.' } });
    expect((await publication())?.attempts).toHaveLength(1);
    expect(await schedule(inHours(1))).toMatchObject({
      status: 409,
      body: { code: 'publication.published' },
    });
  });

  it('lets the user say that it is there', async () => {
    await schedule(inHours(1));
    await force('needs_user');
    expect((await unschedule()).body).toMatchObject({ code: 'publication.in_progress' });
    expect(await resolve({ outcome: 'maybe' })).toMatchObject({ status: 400 });
    const foreign = await resolve({ outcome: 'posted_url', linkedin_url: 'https://evil.example/feed/' });
    expect(foreign).toMatchObject({ status: 400, body: { details: [{ field: 'linkedin_url' }] } });

    const linkedin_url = 'https://www.linkedin.com/feed/update/urn:li:share:7141138937766391808/';
    const resolved = await resolve({ outcome: 'posted_url', linkedin_url });
    expect(resolved.body.post).toMatchObject({ status: 'used', linkedin_url });
    expect(await publication()).toMatchObject({ evidence: 'user', urn: 'urn:li:share:7141138937766391808' });
    expect(await resolve({ outcome: 'cancel' })).toMatchObject({ status: 409 });
  });

  it('publishes a missed one at the user’s word, or lets it go', async () => {
    await schedule(inHours(1));
    await force('missed');
    expect(await publication()).toMatchObject({ actions: ['publish_again', 'reschedule', 'cancel'] });
    expect(await resolve({ outcome: 'posted_url' })).toMatchObject({ status: 409 });
    expect(await resolve({ outcome: 'publish_again' })).toMatchObject({ status: 200 });
    await until('the post on LinkedIn', async () => (await publication())?.state === 'published');

    ({ body: post } = await user.client.post<PostResponse>('/posts', { content: 'Another one' }));
    await schedule(inHours(1));
    await force('missed');
    expect((await resolve({ outcome: 'cancel' })).body.post.publication).toBeNull();
  });

  it('tells another user nothing', async () => {
    await schedule(inHours(1));
    const stranger = await signUp(app.url);
    await connectLinkedIn(app, stranger.client, 'Somebody Else');
    const answers = [
      await stranger.client.post('/posts/linkedin/schedule', { id: post.id, scheduledAt: inHours(2) }),
      await stranger.client.delete(`/posts/linkedin/schedule?id=${post.id}`),
      await stranger.client.post('/posts/share/personal', { postId: post.id }),
      await stranger.client.get(`/posts/${post.id}/publication`),
      await stranger.client.post(`/posts/${post.id}/publication/resolve`, { outcome: 'cancel' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await publication()).toMatchObject({ state: 'scheduled', version: 1 });
  });

  it('says at once when the chosen time is beyond the life of the connection', async () => {
    await schedule(inHours(24 * 70));
    const { body } = await user.client.get<NotificationsResponse>('/notifications');
    expect(body.data[0]).toMatchObject({
      kind: 'publication.at_risk',
      body: expect.stringContaining('connection ends before this time'),
      link: `/posts/${post.id}`,
      read_at: null,
    });
    const unread = body.unread;
    const read = await user.client.patch<NotificationsResponse>('/notifications', {
      ids: [body.data[0]?.id],
      read: true,
    });
    expect(read.body.unread).toBe(unread - 1);
    expect((await user.client.patch('/notifications', { read: true })).status).toBe(400);
    const all = await user.client.patch<NotificationsResponse>('/notifications', { all: true, read: true });
    expect(all.body.unread).toBe(0);
  });

  it('says at once when the chosen time falls into a day on which LinkedIn takes no more', async () => {
    const limit = (end: string) =>
      sql(`update social_accounts set throttled_until = ${end} where user_id = $1`, [user.id]);
    const told = async () => {
      const { body } = await user.client.get<NotificationsResponse>('/notifications');
      return body.data.filter(({ link }) => link === `/posts/${post.id}`).map(({ body: words }) => words);
    };
    await limit(`now() + interval '5 hours'`);
    try {
      await schedule(inHours(4.75));
      expect(await told()).toEqual([]);
      await schedule(inHours(4));
      expect(await told()).toEqual([expect.stringContaining('takes no more posts from this account until')]);
    } finally {
      await limit('null');
    }
  });

  it('is seen by staff with every attempt and the audit, and by nobody else', async () => {
    await schedule(inHours(1));
    const staff = await signUp(app.url, { plan: null });
    await sql('update profiles set is_admin = true where id = $1', [staff.id]);
    const filter = encodeURIComponent(
      JSON.stringify({ user_id: user.id, state: 'scheduled', q: post.title.slice(0, 20) }),
    );
    const list = await staff.client.get<AdminPublicationListResponse>(
      `/admin/publications?sort=due_at&order=ASC&filter=${filter}`,
    );
    expect(list.status).toBe(200);
    const row = list.body.data.find(({ post_id }) => post_id === post.id);
    expect(row).toMatchObject({ user_email: user.email, account_name: 'Ada Example', attempts_count: 0 });
    const one = await staff.client.get<AdminPublicationDetailResponse>(`/admin/publications/${row?.id}`);
    expect(one.body.events).toMatchObject([
      { event: 'schedule', from_state: 'draft', to_state: 'scheduled', actor: `user:${user.id}` },
    ]);
    expect((await user.client.get('/admin/publications')).status).toBe(403);
    expect((await staff.client.get(`/admin/publications/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await staff.client.get('/admin/publications?sort=snapshot')).status).toBe(400);
  });

  it('lets staff look for proof once more, which sends nothing, and keeps who did so in the audit', async () => {
    const staff = await signUp(app.url, { plan: null });
    await sql('update profiles set is_admin = true where id = $1', [staff.id]);
    await schedule(inHours(1));
    const { id } = (await publication())!;
    const check = (client = staff.client, publicationId = id) =>
      client.post<AdminPublicationDetailResponse & ErrorResponse>(
        `/admin/publications/${publicationId}/check`,
      );
    const audit = () =>
      sql<{ actor_id: string; entity: string; details: unknown }>(
        `select actor_id, entity, details from audit_log where action = 'publication.checked' and entity_id = $1`,
        [id],
      );

    // It waits for its time: there is nothing to start.
    expect(await check()).toMatchObject({ status: 409, body: { code: 'publication.state' } });
    expect(await audit()).toEqual([]);

    await force('needs_user');
    expect(await check(user.client)).toMatchObject({ status: 403 });
    expect(await check(staff.client, crypto.randomUUID())).toMatchObject({ status: 404 });
    expect(await check(staff.client, 'no-id')).toMatchObject({ status: 400 });
    for (let time = 0; time < 2; time += 1) {
      expect(await check()).toMatchObject({
        status: 200,
        body: { id, state: 'needs_user', check: 'look_for_proof', attempts_count: 0 },
      });
    }
    const entry = {
      actor_id: staff.id,
      entity: 'publications',
      details: { before: { state: 'needs_user' }, after: { state: 'needs_user' }, check: 'look_for_proof' },
    };
    expect(await audit()).toEqual([entry, entry]);

    // The sender reported late: that is proof.
    await sql(
      `insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, responded_at, outcome_class, outcome, urn)
       values ($1, 1, 1, 2000000000, 'hash', now(), 'published', 'published', 'urn:li:share:7141138937766391808')`,
      [id],
    );
    expect(await check()).toMatchObject({
      status: 200,
      body: { state: 'published', check: null, evidence: 'late_response', attempts_count: 1 },
    });
    expect(await check()).toMatchObject({ status: 409, body: { code: 'publication.state' } });
    expect(await audit()).toHaveLength(3);
    expect(app.sandbox.linkedin.posts().filter(({ text }) => text === post.content)).toEqual([]);
  });
});
