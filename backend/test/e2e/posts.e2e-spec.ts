import { DAY_MS } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import { demoModel, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import type { WritingProfile } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost } from '../builders/post.builder.js';
import { aPrompt } from '../builders/prompt.builder.js';
import type { AdminPostListResponse } from '../../src/modules/posts/admin/admin-posts.dto.js';
import type { GenerationListResponse } from '../../src/modules/generations/generations.dto.js';
import type { KeptShareListResponse } from '../../src/modules/generations/kept-share/kept-share.dto.js';
import type {
  DraftBegunEvent,
  DraftFailedEvent,
  DraftQuestionsEvent,
  DraftSavedEvent,
  DraftSuggestedEvent,
} from '../../src/modules/posts/drafting/generate-post.dto.js';
import type { WriterBriefResponse } from '../../src/modules/posts/drafting/writer-brief.dto.js';
import type { OpeningsResponse } from '../../src/modules/posts/drafting/post-openings.dto.js';
import type { PostListResponse, PostResponse } from '../../src/modules/posts/posts.dto.js';
import { Database } from '../../src/platform/database/database.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import {
  signUp,
  type ErrorResponse,
  type SignedUpUser,
  type TestClient,
} from '../support/network/http-client.js';
import { readEvents, type ServerSentEvent } from '../support/network/server-sent-events.js';
import { until } from '../support/until.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const BUILT_IN = 'Built-in writer: arranges your own words and adds none';

const startDraft = (client: TestClient, body: object, signal?: AbortSignal) =>
  client.fetch(
    new Request(`${client.url}/api/posts/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    }),
  );
const draftEvents = async (client: TestClient, body: object): Promise<ServerSentEvent[]> => {
  const response = await startDraft(client, body);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events: ServerSentEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
};
const savedDraft = (events: readonly ServerSentEvent[]) => events.at(-1)?.data as DraftSavedEvent;
const textOf = (events: readonly ServerSentEvent[]) =>
  events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => (data as { text: string }).text)
    .join('');

describe('Posts over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    user = await signUp(app.url, { full_name: 'Ada Example', timezone: 'Europe/Berlin' });
    await user.client.patch('/profile', { content_pillars: ['Pricing with confidence'] });
  }, 60_000);
  afterAll(() => app.close());

  const fields = (body: ErrorResponse) => (body.details as { field: string }[]).map(({ field }) => field);

  it('are drafted from a prompt by the built-in writer, which says what it is and asks before it writes', async () => {
    const writer = await user.client.get('/writer');
    expect(writer.body).toEqual({ kind: 'built-in', label: BUILT_IN });

    const prompt_id = await aPrompt(database, user.id, { hook: 'I was wrong about pricing' });
    const asked = await draftEvents(user.client, { prompt_id });
    expect(asked.map(({ event }) => event)).toEqual(['generation', 'questions']);
    const [question = ''] = (asked.at(-1)!.data as DraftQuestionsEvent).questions;
    const answers = [{ question, answer: 'We sold 40 hours in May and wrote off 12 of them.' }];
    const events = await draftEvents(user.client, { prompt_id, answers });
    const { post, writer: by } = savedDraft(events);
    expect(events.map(({ event }) => event)).toEqual([
      'generation',
      ...events.slice(2).map(() => 'delta'),
      'draft',
    ]);
    expect(textOf(events)).toBe(post.content);
    expect(post.content).toMatch(/^We sold 40 hours in May and wrote off 12 of them\./u);
    expect(by).toEqual({ kind: 'built-in', label: BUILT_IN });
    expect(post).toMatchObject({
      title: 'We sold 40 hours in May and wrote off 12 of them.',
      prompt_id,
      status: 'draft',
      version: 1,
    });

    const again = await draftEvents(user.client, { prompt_id });
    expect(again.map(({ event }) => event)).toEqual(['draft']);
    expect(savedDraft(again).post.id).toBe(post.id);
  });

  it('are drafted from notes, edited, found in their tabs, posted and deleted', async () => {
    const writing = await signUp(app.url);
    const { client } = writing;
    const custom_notes = 'Raising prices felt wrong. It was not, as it turned out.';
    const { post } = savedDraft(await draftEvents(client, { custom_notes }));
    expect(post).toMatchObject({ title: 'Raising prices felt wrong.', source_type: 'notes' });

    const path = `/posts/${post.id}`;
    const edited = await client.patch<PostResponse>(path, { version: 1, content: 'Mine now #Pricing' });
    expect([edited.status, edited.body]).toMatchObject([200, { version: 2, hashtags: ['Pricing'] }]);
    const stale = await client.patch<ErrorResponse>(path, { version: 1, content: 'From the other tab' });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'post.stale', details: { current: { version: 2, content: 'Mine now #Pricing' } } },
    ]);

    const drafts = await client.get<PostListResponse>('/posts?tab=drafts');
    expect(drafts.body).toMatchObject({
      data: [{ id: post.id }],
      counts: { all: 1, drafts: 1, scheduled: 0, posted: 0, archived: 0 },
      next_cursor: null,
    });
    const posted = await client.post<PostResponse>(`${path}/mark-posted`);
    expect([posted.status, posted.body.display_state]).toEqual([200, 'posted-analytics-pending']);
    expect((await client.get<PostListResponse>('/posts?tab=posted')).body.data).toHaveLength(1);
    expect((await client.delete(path)).status).toBe(204);
    expect((await client.get(path)).status).toBe(404);
  });

  it('come fifty a page unless the list asks for another number', async () => {
    const reading = await signUp(app.url);
    for (let index = 0; index < 51; index += 1) await aPost(database, reading.id);
    const first = await reading.client.get<PostListResponse>('/posts');
    expect(first.body.data).toHaveLength(50);
    const second = await reading.client.get<PostListResponse>(`/posts?cursor=${first.body.next_cursor}`);
    expect(second.body.data).toHaveLength(1);
  });

  it('take the figures that are given, and know nothing of those that are left out', async () => {
    const posted_at = new Date(Date.now() - 3 * DAY_MS);
    const id = await aPost(database, user.id, { status: 'used', posted_at });
    const given = await user.client.put<PostResponse>(`/posts/${id}/performance`, { impressions: 1_000 });
    expect([given.status, given.body.performance]).toMatchObject([
      200,
      { impressions: 1_000, likes: null, comments: null, shares: null, engagement_rate: null },
    ]);
    const none = await user.client.put<ErrorResponse>(`/posts/${id}/performance`, {});
    expect([none.status, fields(none.body)]).toEqual([400, ['impressions']]);
  });

  it('are written by hand', async () => {
    const made = await user.client.post<PostResponse>('/posts', {
      content: 'By hand',
      scheduled_date: '2030-01-07',
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        title: 'By hand',
        scheduled_date: '2030-01-07',
        display_state: 'draft-upcoming',
        source_type: 'manual',
      },
    ]);
  });

  it('answer wrong input with the fields, as plain JSON also where a stream was asked for', async () => {
    const { client } = user;
    const post = await client.post<ErrorResponse>('/posts', {
      content: 5,
      scheduled_date: '2026-02-30',
      extra: 1,
    });
    expect([post.status, new Set(fields(post.body))]).toEqual([
      400,
      new Set(['content', 'scheduled_date', 'extra']),
    ]);
    const patch = await client.patch<ErrorResponse>(`/posts/${await aPost(database, user.id)}`, {
      content: 'x',
    });
    expect([patch.status, new Set(fields(patch.body))]).toEqual([400, new Set(['version'])]);
    for (const [body, status] of [
      [{}, 400],
      [{ prompt_id: 'x' }, 400],
      [{ custom_notes: '   ' }, 400],
      [{ custom_notes: 'x', mode: 'suggest' }, 400],
      [{ custom_notes: 'x', mode: 'both' }, 400],
      [{ custom_notes: 'x', skip_questions: false }, 400],
      [{ custom_notes: 'x', answers: [{ question: 'Why?', answer: ' ' }] }, 400],
      [{ custom_notes: 'x', answers: [1, 2, 3, 4] }, 400],
      [{ prompt_id: 999_999_999 }, 404],
      [{ post_id: '00000000-0000-4000-8000-000000000000' }, 404],
    ] as const) {
      const answer = await client.post<ErrorResponse>('/posts/generate', body);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        expect.stringContaining('application/json'),
      ]);
    }
    expect((await client.get('/posts/not-a-uuid')).status).toBe(400);
  });

  it('are asked about where there is too little to write from, and written from the answers', async () => {
    const { client } = user;
    const custom_notes = 'Onboarding took three weeks';
    const asked = await draftEvents(client, { custom_notes });
    expect(asked.map(({ event }) => event)).toEqual(['generation', 'questions']);
    const { questions, generation_id } = asked[1]!.data as DraftQuestionsEvent;
    expect(questions.length).toBeGreaterThan(0);
    expect((asked[0]!.data as DraftBegunEvent).generation_id).toBe(generation_id);

    const answers = questions.map((question) => ({ question, answer: 'Six people waited for a password.' }));
    const { post, sources } = savedDraft(await draftEvents(client, { custom_notes, answers }));
    expect(post.content).toContain('Six people waited for a password.');
    expect(sources.map(({ kind }) => kind)).toEqual(['notes', ...answers.map(() => 'answer')]);
    const anyway = await draftEvents(client, { custom_notes, skip_questions: true });
    expect(anyway.at(-1)?.event).toBe('draft');
  });

  it('get texts and first lines to look at, whose record says what became of them', async () => {
    const { client } = user;
    const content =
      'We raised our prices by 20% in May.\n\nIt really felt wrong for a while. Fear is the expensive part.';
    const post_id = await aPost(database, user.id, { content });
    const events = await draftEvents(client, { post_id, mode: 'suggest', content, instructions: 'Shorter' });
    expect(events.at(-1)?.event).toBe('suggestion');
    const suggestion = events.at(-1)?.data as DraftSuggestedEvent;
    expect(suggestion.text.length).toBeLessThan(content.length);
    expect((await client.get<PostResponse>(`/posts/${post_id}`)).body).toMatchObject({ content, version: 1 });

    const offered = await client.post<OpeningsResponse>('/posts/openings', { post_id, content });
    expect([offered.status, offered.body.openings]).toEqual([200, ['Fear is the expensive part.']]);

    const used = await client.patch(`/generations/${suggestion.generation_id}`, { outcome: 'replaced' });
    expect([used.status, used.body]).toMatchObject([200, { outcome: 'replaced', output: suggestion.text }]);
    const { body } = await client.get<GenerationListResponse>(`/posts/${post_id}/generations`);
    expect(body.data.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['openings', null],
      ['suggestion', 'replaced'],
    ]);
    const given = await client.post('/feedback', {
      type: 'post',
      targetId: post_id,
      rating: 4,
      generationHistoryId: suggestion.generation_id,
    });
    expect(given.body).toMatchObject({ feedback: { generationHistoryId: suggestion.generation_id } });
  });

  it('of spoken notes keep the advice to read them over through every wish', async () => {
    const { client } = user;
    const custom_notes =
      'um so we had the van in the yard on Monday and er it rained all night and um nobody had closed the window. Mr Hale paid 340 pounds for the seat. I really told everybody twice. #vans';
    const { post, sources } = savedDraft(await draftEvents(client, { custom_notes }));
    const advice = sources.filter(({ kind }) => kind === 'advice');
    expect(advice.map(({ label }) => label)).toEqual(['Read it over before you post']);
    const newest = async () => {
      const { body } = await client.get<GenerationListResponse>(`/posts/${post.id}/generations`);
      return body.data[0]?.sources.filter(({ kind }) => kind === 'advice');
    };
    let content = post.content;
    for (const instructions of ['No hashtags', 'Shorter', 'No emoji']) {
      const asked = { post_id: post.id, mode: 'suggest', content, instructions };
      const end = (await draftEvents(client, asked)).at(-1);
      expect(await newest()).toEqual(advice);
      // What finds nothing to change says it of the text that stays.
      if (end?.event !== 'suggestion') continue;
      const { text, generation_id } = end.data as DraftSuggestedEvent;
      await client.patch(`/generations/${generation_id}`, { outcome: 'replaced' });
      content = text;
    }
    await client.post('/posts/openings', { post_id: post.id, content });
    expect(await newest()).toEqual(advice);
    const anew = 'Whoever parks outside really checks every seal in autumn. One of ours was 12 years old.';
    await draftEvents(client, { post_id: post.id, mode: 'suggest', content: anew, instructions: 'Shorter' });
    expect(await newest()).toEqual([]);
  });

  it('teach how much of a generated text its user changes until it is scheduled, and then until it is out', async () => {
    const { client } = await signUp(app.url);
    await client.put('/user-preferences', {});
    await connectLinkedIn(app, client, 'Ada Example');
    const learnt = async () => {
      const { body } = await client.get<{ data: Pick<WritingProfile, 'editing_patterns'> }>(
        '/user-preferences',
      );
      return body.data.editing_patterns;
    };
    const { post } = savedDraft(
      await draftEvents(client, { custom_notes: 'We raised our prices by 20% in May, and nobody left.' }),
    );
    const id = post.id;
    const shareOf = async () => {
      const { body } = await client.get<GenerationListResponse>(`/posts/${id}/generations`);
      return body.data[0]?.changed_share;
    };
    const scheduledAt = new Date(Date.now() + DAY_MS).toISOString();
    expect((await client.post('/posts/linkedin/schedule', { id, scheduledAt })).status).toBe(200);
    expect(await learnt()).toEqual({ edit_count: 0, measured_count: 1, average_changed_share: 0 });

    expect((await client.delete(`/posts/linkedin/schedule?id=${id}`)).status).toBe(200);
    const content = `${post.content}\n\nMy own last words on it.`;
    const edited = await client.patch(`/posts/${id}`, { version: post.version, content });
    expect(edited.status).toBe(200);
    expect(await shareOf()).toBe(0);
    expect((await client.post(`/posts/${id}/mark-posted`)).status).toBe(200);
    const share = await shareOf();
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.5);
    expect(await learnt()).toEqual({ edit_count: 1, measured_count: 1, average_changed_share: share });
  });

  it('tell staff how much of a draft was released, and never who is no staff', async () => {
    const writer = await signUp(app.url);
    await connectLinkedIn(app, writer.client, 'Ada Example');
    const { post } = savedDraft(
      await draftEvents(writer.client, {
        custom_notes: 'We raised our prices by 20% in May, and nobody left.',
      }),
    );
    expect((await writer.client.post(`/posts/${post.id}/mark-posted`)).status).toBe(200);
    const staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    const { body } = await staff.client.get<KeptShareListResponse>(`/admin/users/${writer.id}/kept-share`);
    expect(body.data).toEqual([
      {
        writer: { kind: 'built-in', label: 'Built-in writer' },
        brief_version: null,
        sample_size: 1,
        user_count: 1,
        kept_share: null,
        minutes_to_release: null,
      },
    ]);
    await database.query(
      `insert into generation_history
         (user_id, kind, status, request, writer, brief_version, outcome, changed_share, kept_share, finished_at, released_at)
       select $1, 'draft', 'completed', '{}', '{"kind": "model", "label": "a-model"}', 2, 'saved', 0.2, 0.75,
              now() - interval '9 minutes', now()
         from generate_series(1, 5)`,
      [writer.id],
    );
    const five = { sample_size: 5, kept_share: 0.75, minutes_to_release: 9 };
    const all = await staff.client.get<KeptShareListResponse>('/admin/kept-share');
    expect(all.body.data).toContainEqual(
      expect.objectContaining({ ...five, brief_version: 2, user_count: 1 }),
    );
    for (const path of [`/admin/users/${writer.id}/kept-share`, '/admin/kept-share']) {
      expect((await writer.client.get(path)).status).toBe(403);
    }
    expect((await staff.client.get(`/admin/users/${randomUUID()}/kept-share`)).status).toBe(404);
  });

  it('are for subscribers, and each for its own user', async () => {
    const id = await aPost(database, user.id);
    const stranger = await signUp(app.url);
    const unsubscribed = await signUp(app.url, { plan: null });
    expect((await stranger.client.get(`/posts/${id}`)).status).toBe(404);
    expect((await stranger.client.patch(`/posts/${id}`, { version: 1, content: 'x' })).status).toBe(404);
    expect((await stranger.client.post('/posts', { id, content: 'x' })).status).toBe(404);
    expect((await startDraft(stranger.client, { post_id: id })).status).toBe(404);
    expect((await unsubscribed.client.get('/posts')).status).toBe(402);
    expect((await startDraft(unsubscribed.client, { custom_notes: 'x' })).status).toBe(402);
    expect((await fetch(`${app.url}/api/posts`)).status).toBe(401);
  });

  it('are listed for staff only', async () => {
    const staff = await signUp(app.url, { plan: null });
    expect((await user.client.get('/admin/posts')).status).toBe(403);
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    const title = `Seen by staff ${crypto.randomUUID()}`;
    await aPost(database, user.id, { title });
    const filter = encodeURIComponent(JSON.stringify({ user_id: user.id, q: title.toUpperCase() }));
    const { body } = await staff.client.get<AdminPostListResponse>(
      `/admin/posts?filter=${filter}&sort=updated_at&order=ASC`,
    );
    expect(body).toMatchObject({ total: 1, data: [{ title, user_email: user.email }] });
    const one = await staff.client.get(`/admin/posts/${body.data[0]?.id}`);
    expect(one.body).toMatchObject({ title });
  });
});

describe('Posts drafted by a connected model over HTTP', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    app = await startTestApp({
      environment: {
        AI_BASE_URL: `${sandbox.roots.model}/v1`,
        AI_API_KEY: demoModel.apiKey,
        AI_MODEL: demoModel.model,
        AI_FIRST_TOKEN_SECONDS: '1',
      },
    });
    user = await signUp(app.url);
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await sandbox.close();
  });
  beforeEach(() => sandbox.model.reset());

  it('stream as they are written, and name the model', async () => {
    expect((await user.client.get('/writer')).body).toEqual({ kind: 'model', label: demoModel.model });
    sandbox.model.fault({ kind: 'stall_mid_stream' });
    const response = await startDraft(user.client, {
      custom_notes: 'Pricing for studios',
      skip_questions: true,
    });
    const events: ServerSentEvent[] = [];
    for await (const event of readEvents(response)) {
      // The first piece is here while the model still holds the rest back.
      if (events.length === 0) {
        await sandbox.model.whenHeld();
        sandbox.model.release();
      }
      events.push(event);
    }
    const { post, writer } = savedDraft(events);
    expect(events.at(-1)?.event).toBe('draft');
    expect(textOf(events).trim()).toBe(post.content);
    expect(writer).toEqual({ kind: 'model', label: demoModel.model });
  });

  it('say what the model invented until the author vouches for it', async () => {
    const phrase = '41% rise for us, said Sarah Chen of it';
    sandbox.model.fault({ kind: 'never_use_phrase', phrase, times: 2 });
    const request = { custom_notes: 'We closed one service for our clients', skip_questions: true };
    const { post } = savedDraft(await draftEvents(user.client, request));
    expect(post.content).toContain(phrase);
    expect(post.findings.map(({ kind, quotation }) => [kind, quotation])).toEqual([
      ['number', '41%'],
      ['name', 'Sarah Chen'],
    ]);
    const vouch = (client: TestClient) => client.post(`/posts/${post.id}/vouch`, { quotation: 'Sarah Chen' });
    expect((await vouch((await signUp(app.url)).client)).status).toBe(404);
    expect((await vouch(user.client)).status).toBe(204);
    const { body } = await user.client.get<PostResponse>(`/posts/${post.id}`);
    expect(body).toMatchObject({
      version: post.version,
      findings: [{ quotation: '41%' }],
      vouched: [{ kind: 'name', quotation: 'Sarah Chen' }],
    });
  });

  it('are told to their user beforehand as the model is told then, of this user alone', async () => {
    const [owner, stranger] = [await signUp(app.url), await signUp(app.url)];
    const posted = (userId: string, content: string) =>
      aPost(app.app.get(Database), userId, { content, status: 'used', posted_at: new Date() });
    const own = [
      'Cash is late.\n\nSend it today.',
      'Margin is “made” in May.\n\nNot later.',
      'Prices are a mood.',
    ];
    for (const content of own) await posted(owner.id, content);
    await posted(stranger.id, 'A secret of somebody else about prices.');
    const content = 'We raised our prices by 20% in May, and not one client left us.';
    const post_id = await aPost(app.app.get(Database), owner.id, { content });
    const request = { post_id, mode: 'suggest', content, instructions: 'Drier' };

    expect((await stranger.client.post('/posts/brief', request)).status).toBe(404);
    const { status, body } = await owner.client.post<WriterBriefResponse>('/posts/brief', request);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      writer: { kind: 'model', label: demoModel.model },
      posts_known: 3,
      tokens: { max: 6_000 },
      left_out: [],
      shortened: [],
    });
    expect(body.examples.map(({ opening }) => opening).sort()).toEqual([
      'Cash is late.',
      'Margin is “made” in May.',
      'Prices are a mood.',
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(sandbox.model.calls()).toEqual([]);
    const generations = await owner.client.get<GenerationListResponse>(`/posts/${post_id}/generations`);
    expect(generations.body.data).toEqual([]);

    await draftEvents(owner.client, request);
    const [call] = sandbox.model.calls();
    const sent = call?.messages.map((message) => message.content).join('\n') ?? '';
    const inData = (text: string) => JSON.stringify(text).slice(1, -1);
    const lines = body.sections
      .filter(({ name }) => !['author', 'examples', 'matter'].includes(name))
      .flatMap((section) => section.lines);
    expect(lines.length).toBeGreaterThan(3);
    for (const text of [...lines, ...own, content, 'Drier']) expect(sent).toContain(inData(text));
    for (const rule of body.rules) expect(sent).toContain(rule);
    expect(sent).not.toContain('secret');
  });

  it('cost the model nothing more when the reader leaves, and nothing is saved', async () => {
    const reader = new AbortController();
    sandbox.model.fault({ kind: 'stall_mid_stream' });
    const leaving = await signUp(app.url);
    const request = { custom_notes: 'Never mind', skip_questions: true };
    const response = await startDraft(leaving.client, request, reader.signal);
    expect(response.status).toBe(200);
    await sandbox.model.whenHeld();
    reader.abort();
    await sandbox.model.whenCalled((call) => call.caller_left);
    const { body } = await leaving.client.get<PostListResponse>('/posts');
    expect(body.counts.all).toBe(0);
  });

  it.each([
    ['a refusal', { kind: '401' }, 'model.refused', 'refused the request', false, 'nothing'],
    ['a model that declines', { kind: 'refusal' }, 'model.refused_content', 'declined', false, 'nothing'],
    [
      'an account without credit',
      { kind: 'no_credit' },
      'model.no_credit',
      'no credit left',
      false,
      'nothing',
    ],
    ['a pause', { kind: '429', retry_after_s: 20 }, 'model.busy', 'in 20 seconds', true, 'nothing'],
    [
      'no first word',
      { kind: 'slow_first_token', delay_ms: 60_000 },
      'model.timeout',
      'too long',
      true,
      'nothing',
    ],
    ['garbage', { kind: 'garbage' }, 'model.unusable_output', 'could not be used', true, 'nothing'],
    ['a cut', { kind: 'cut_mid_stream' }, 'model.broken_off', 'broke off', true, 'a part'],
    ['an error in the middle', { kind: 'error_in_stream' }, 'model.broken_off', 'broke off', true, 'a part'],
    ['silence in the middle', { kind: 'stall_mid_stream' }, 'model.timeout', 'too long', true, 'a part'],
    ['a text without an end', { kind: 'endless' }, 'model.endless', 'did not come to an end', true, 'a part'],
  ] as const)('say so in words after %s, keep what was written, and can be tried again', async (...row) => {
    const [, fault, code, words, retryable, kept] = row;
    const { client } = user;
    const notes = 'We raised our prices by 20% in May, and not one client left us.';
    const post_id = await aPost(app.app.get(Database), user.id, { content: notes });
    const request = { post_id, mode: 'suggest', instructions: 'Warmer' };
    sandbox.model.fault(fault);
    const events = await draftEvents(client, request);
    const failed = events.at(-1)?.data as DraftFailedEvent;
    expect([events.at(-1)?.event, failed]).toEqual([
      'error',
      { code, error: expect.stringContaining(words), retryable, partial_kept: kept === 'a part' },
    ]);
    const { body } = await client.get<GenerationListResponse>(`/posts/${post_id}/generations`);
    expect(body.data).toMatchObject([
      { status: 'failed', error_code: code, output: textOf(events), outcome: null, changed_share: null },
    ]);
    expect(textOf(events) !== '').toBe(kept === 'a part');
    expect((await client.get<PostResponse>(`/posts/${post_id}`)).body).toMatchObject({
      content: notes,
      version: 1,
    });

    expect((await draftEvents(client, request)).at(-1)?.event).toBe('suggestion');
  });

  it('keep what was written when they are stopped', async () => {
    const { client } = user;
    const post_id = await aPost(app.app.get(Database), user.id, {
      content: 'We raised our prices by 20% in May.',
    });
    sandbox.model.fault({ kind: 'stall_mid_stream' });
    const reader = new AbortController();
    const request = { post_id, mode: 'suggest', skip_questions: true };
    const response = await startDraft(client, request, reader.signal);
    const events = readEvents(response);
    expect((await events.next()).value).toMatchObject({ event: 'generation' });
    await sandbox.model.whenHeld();
    reader.abort();
    const kept = await until('the record', async () => {
      const { body } = await client.get<GenerationListResponse>(`/posts/${post_id}/generations`);
      return body.data[0]?.status === 'stopped' && body.data[0];
    });
    expect(kept.output).not.toBe('');
  });

  it('fail in words where first lines cannot be had', async () => {
    const content = 'We raised our prices by 20% in May.';
    const post_id = await aPost(app.app.get(Database), user.id, { content });
    sandbox.model.fault({ kind: 'invalid_json', times: 2 });
    const failed = await user.client.post<ErrorResponse>('/posts/openings', { post_id, content });
    expect([failed.status, failed.body.code]).toEqual([502, 'model.unusable_output']);
    const good = await user.client.post<OpeningsResponse>('/posts/openings', { post_id, content });
    expect([good.status, good.body.openings]).toMatchObject([200, { length: 5 }]);
  });
});
