import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient, components } from '@drumbeat/api-client';
import { addDays } from '@drumbeat/domain';
import { apiClientOf } from '../support/api/api-client.js';
import { TEST_PASSWORD, TestClient } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { EAGER } from '../support/publishing/publishing-times.js';
import { readEvents } from '../support/network/server-sent-events.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

type Post = components['schemas']['PostResponse'];
type Publication = components['schemas']['PublicationResponse'];

const PILLARS = ['Pricing with confidence', 'Leading small teams'];
/** What the built-in writer is told when it asks: a prompt alone is no material for it. */
const SEEN = 'Our third client waited eleven days for a password in May.';
const TOO_SOON = 'Please select a date and time at least 5 minutes in the future';
const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

interface Person {
  readonly id: string;
  readonly api: ApiClient;
  readonly browser: TestClient;
}

describe('The main job, through the generated client,', () => {
  let app: TestApp;
  let staff: Person;

  beforeAll(async () => {
    app = await startTestApp({ worker: true, publishing: EAGER });
    staff = await newPerson();
    await onDatabase(app.database.url, 'update profiles set is_admin = true where id = $1', [staff.id]);
  });
  afterAll(() => app.close());

  const newPerson = async (): Promise<Person> => {
    const browser = new TestClient(app.url);
    const api = apiClientOf(browser);
    const { data } = await api.POST('/api/auth/signup', {
      body: {
        email: `${randomUUID()}@example.test`,
        password: TEST_PASSWORD,
        full_name: 'Ada Example',
        timezone: 'Europe/Berlin',
      },
    });
    return { id: data!.user!.id, api, browser };
  };
  const newSubscriber = async (): Promise<Person> => {
    const person = await newPerson();
    await person.api.POST('/api/subscriptions/free');
    await person.api.PATCH('/api/profile', { body: { content_pillars: PILLARS } });
    return person;
  };
  const connectLinkedIn = async ({ api, browser }: Person): Promise<void> => {
    const { data } = await api.GET('/api/callback/linkedin/authorize');
    const callback = app.sandbox.linkedin.consent(data!.url, { allow: 'Ada Example' });
    const { status, headers } = await browser.fetch(new Request(callback));
    expect([status, headers.get('location')]).toEqual([302, `${app.url}/callback?linkedin=connected`]);
  };
  const generated = async ({ api }: Person, promptId: number): Promise<Post> => {
    const { response } = await api.POST('/api/posts/generate', {
      body: { prompt_id: promptId, answers: [{ question: 'What did you see happen?', answer: SEEN }] },
      parseAs: 'stream',
    });
    const events = [];
    for await (const event of readEvents(response)) events.push(event);
    const saved = events.at(-1);
    expect([events[0]?.event, events[1]?.event, saved?.event]).toEqual(['generation', 'delta', 'draft']);
    return (saved!.data as components['schemas']['DraftSavedEvent']).post;
  };
  const written = async ({ api }: Person): Promise<Post> => {
    const { data } = await api.POST('/api/posts', { body: { content: `What I learned (${randomUUID()}).` } });
    return data!;
  };
  const publicationOf = async ({ api }: Person, id: string): Promise<Publication> => {
    const { data } = await api.GET('/api/posts/{id}/publication', { params: { path: { id } } });
    return data!.publication!;
  };
  const whenPublished = (person: Person, postId: string): Promise<Publication> =>
    until(
      'the publication',
      async () => {
        const publication = await publicationOf(person, postId);
        return publication.state === 'published' && publication;
      },
      30_000,
    );
  const postsOnLinkedIn = (text: string) => app.sandbox.linkedin.posts().filter((post) => post.text === text);
  const callsToLinkedIn = (text: string) =>
    app.sandbox.linkedin.calls().filter((call) => call.operation === 'create_post' && call.text === text);

  it('goes from sign-up, over prompts on the calendar, to one post on LinkedIn', async () => {
    const user = await newPerson();
    await expect(user.api.GET('/api/writer')).rejects.toMatchObject({
      status: 402,
      code: 'subscription.required',
    });
    await user.api.POST('/api/subscriptions/free');
    await user.api.PATCH('/api/profile', { body: { content_pillars: PILLARS } });

    const { data: ordered } = await staff.api.POST('/api/admin/prompt-batches', {
      body: { user_id: user.id, count: 3, pillars: [], weeks: 2, push_to_calendar: true },
    });
    await until('the prompts', async () => {
      const params = { path: { id: ordered!.id } };
      const { data } = await staff.api.GET('/api/admin/prompt-batches/{id}', { params });
      return data!.status === 'done';
    });

    const today = new Date().toISOString().slice(0, 10);
    const weeks = { query: { from: today, to: addDays(today, 27) } };
    const { data: calendar } = await user.api.GET('/api/calendar', { params: weeks });
    const prompts = calendar!.days.flatMap((day) => day.prompts);
    expect(prompts.map(({ pillar_label }) => PILLARS.includes(pillar_label!))).toEqual([true, true, true]);

    const promptId = prompts[0]!.id;
    const draft = await generated(user, promptId);
    expect(draft).toMatchObject({ status: 'draft', version: 1, prompt_id: promptId });

    const path = { id: draft.id };
    const content = `${draft.content}\n\nMy own last words (really) #${randomUUID().slice(0, 8)}`;
    const edit = { params: { path }, body: { version: draft.version, content } };
    const { data: edited } = await user.api.PATCH('/api/posts/{id}', edit);
    expect(edited).toMatchObject({ content, version: 2 });
    await expect(user.api.PATCH('/api/posts/{id}', edit)).rejects.toMatchObject({
      status: 409,
      code: 'post.stale',
      details: { current: { version: 2, content } },
    });

    const share = () => user.api.POST('/api/posts/share/personal', { body: { postId: draft.id } });
    await expect(share()).rejects.toMatchObject({
      status: 422,
      code: 'linkedin.not_connected',
      message: 'Please connect your LinkedIn account first',
    });
    await connectLinkedIn(user);
    await share();

    const published = await whenPublished(user, draft.id);
    const [onLinkedIn, ...copies] = postsOnLinkedIn(content);
    expect(copies).toEqual([]);
    expect(callsToLinkedIn(content)).toHaveLength(1);
    expect(onLinkedIn).toMatchObject({ author_name: 'Ada Example', truncated: false });
    expect(published).toMatchObject({
      urn: onLinkedIn!.urn,
      linkedin_url: expect.stringContaining(onLinkedIn!.urn),
      attempts: [{ number: 1, words: 'LinkedIn accepted the post.' }],
    });

    const { data: post } = await user.api.GET('/api/posts/{id}', { params: { path } });
    expect(post).toMatchObject({
      status: 'used',
      posted_at: expect.any(String),
      linkedin_url: published.linkedin_url,
    });
    // The user added some words to the generated draft.
    const { data: history } = await user.api.GET('/api/posts/{id}/generations', {
      params: { path, query: { limit: 1 } },
    });
    expect(history!.data).toMatchObject([{ kind: 'draft', outcome: 'saved' }]);
    expect(history!.data[0]!.changed_share).toBeGreaterThan(0);
    const { data: prompt } = await user.api.GET('/api/content-prompts/{id}', {
      params: { path: { id: promptId } },
    });
    expect(prompt).toMatchObject({ status: 'used', is_used: true, post_id: draft.id });
  });

  it('takes a time that is five minutes away, and none that is nearer', async () => {
    const user = await newSubscriber();
    await connectLinkedIn(user);
    const { id } = await written(user);
    const schedule = (scheduledAt: string) =>
      user.api.POST('/api/posts/linkedin/schedule', { body: { id, scheduledAt, timezone: 'Asia/Tokyo' } });
    for (const tooSoon of [minutesAhead(-60), minutesAhead(0), minutesAhead(4.99)]) {
      await expect(schedule(tooSoon)).rejects.toMatchObject({
        status: 422,
        code: 'schedule.too_soon',
        message: TOO_SOON,
      });
    }
    const scheduledAt = minutesAhead(6);
    const { data } = await schedule(scheduledAt);
    expect(data!.post).toMatchObject({
      status: 'draft',
      display_state: 'scheduled',
      publication: { state: 'scheduled', due_at: scheduledAt, time_zone: 'Asia/Tokyo' },
    });
    const { data: off } = await user.api.DELETE('/api/posts/linkedin/schedule', {
      params: { query: { id } },
    });
    expect(off!.post).toMatchObject({ display_state: expect.stringContaining('draft'), publication: null });
  });

  it('publishes a scheduled post once, when its time has come', async () => {
    const user = await newSubscriber();
    await connectLinkedIn(user);
    const { id, content } = await written(user);
    await user.api.POST('/api/posts/linkedin/schedule', { body: { id, scheduledAt: minutesAhead(10) } });
    expect(callsToLinkedIn(content)).toEqual([]);

    await onDatabase(app.database.url, 'update publications set due_at = now() where post_id = $1', [id]);
    const published = await whenPublished(user, id);
    expect(Date.parse(published.published_at!)).toBeGreaterThanOrEqual(Date.parse(published.due_at));
    expect(postsOnLinkedIn(content).map(({ urn }) => urn)).toEqual([published.urn]);
    expect(callsToLinkedIn(content)).toHaveLength(1);
  });
});
