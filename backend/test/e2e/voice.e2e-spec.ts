import type { ApiClient } from '@drumbeat/api-client';
import { STYLE_ANALYSIS_LIMITS, TIMEOUTS } from '@drumbeat/domain';
import { demoModel, startSandbox, type Sandbox } from '@drumbeat/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { apiClientOf } from '../support/api/api-client.js';
import { enoughPosts } from '../support/writing/enough-posts.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

const POSTS = enoughPosts([
  'I raised my prices twice. Nobody left.',
  'Ask for the budget first. It saves a week.',
]);

describe('The writing style over HTTP', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let user: SignedUpUser;
  let api: ApiClient;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
    app = await startTestApp({
      worker: true,
      environment: {
        AI_BASE_URL: `${sandbox.roots.model}/v1`,
        AI_API_KEY: demoModel.apiKey,
        AI_MODEL: demoModel.model,
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    sandbox.model.reset();
    user = await signUp(app.url, { full_name: 'Ada Example' });
    api = apiClientOf(user.client);
  });

  const analyse = (posts: string[] = POSTS, userId = user.id) =>
    api.POST('/api/analyze-writing-style', { body: { posts, userId } });
  const voice = async () => (await api.GET('/api/voice')).data!;

  it('is heard in the user’s posts, with the words that show it, and fills the writing profile', async () => {
    const { data, response } = await analyse();
    expect(response.status).toBe(200);
    expect(data).toMatchObject({
      frequently_used_words: expect.any(Array),
      industry_jargon: expect.any(Array),
      signature_expressions: expect.any(Array),
      emoji_usage: 'none',
      sentence_length: 'short',
      directness_level: 9,
      confidence_level: 7,
      energy_level: 6,
      tone: 'professional',
      humor_usage: 'none',
      insights: expect.any(Array),
      learning_summary: expect.stringMatching(/^You /),
      is_limited: false,
      kept: [],
    });
    const { analysis, under_way, changes } = await voice();
    expect(analysis).toEqual(data);
    expect(under_way).toBeNull();
    expect(changes.map(({ cause }) => cause)).toEqual(['analysis', 'created']);
    const quotes = analysis!.evidence.flatMap((one) => one.quotes);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { post, sentence } of quotes) expect(POSTS[post]).toContain(sentence);

    const { data: saved } = await api.GET('/api/user-preferences');
    expect(saved?.data).toMatchObject({
      directness_level: 9,
      writing_style_formality: 6,
      question_usage: 'none',
      personalization_data: { learning_summary: analysis!.learning_summary },
    });
  });

  it('is answered with an address where the model takes its time, and is there later', async () => {
    sandbox.model.fault({ kind: 'stall_mid_stream' });
    const started = performance.now();
    const { data, response } = await analyse();
    expect(performance.now() - started).toBeLessThan(TIMEOUTS.requestMs / 2);
    expect([response.status, data]).toEqual([
      202,
      {
        id: expect.any(String),
        status: 'running',
        url: expect.stringMatching(/^\/api\/analyze-writing-style\//),
      },
    ]);
    expect((await voice()).under_way).toEqual(data);
    sandbox.model.release();

    const path = { id: data!.id };
    const state = await until('the analysis', async () => {
      const { data: now } = await api.GET('/api/analyze-writing-style/{id}', { params: { path } });
      return now?.status === 'done' ? now : null;
    });
    expect(state).toMatchObject({ error: null, result: { id: path.id, is_limited: false } });
    expect((await voice()).analysis).toEqual(state.result);
  });

  it('is limited, and says why, where the model fails', async () => {
    sandbox.model.fault({ kind: '401' });
    expect(await analyse()).toMatchObject({
      response: { status: 200 },
      data: {
        is_limited: true,
        limited_reason: 'The writing model refused the request. Its address, key and name need a look.',
        learning_summary: expect.any(String),
      },
    });
  });

  it('follows what the user saves, and leaves it alone', async () => {
    await api.POST('/api/user-preferences', { body: { energy_level: 9 } });
    await api.POST('/api/user-preferences', { body: { marketing_emails: true } });
    await user.client.patch('/profile', { voice: { directness_level: 3 } });
    expect((await analyse()).data).toMatchObject({ kept: ['directness_level', 'energy_level'] });
    const { data: saved } = await api.GET('/api/user-preferences');
    expect(saved?.data).toMatchObject({ energy_level: 9, directness_level: 3, confidence_level: 7 });
    expect((await voice()).changes.map(({ cause }) => cause)).toEqual([
      'analysis',
      'user',
      'user',
      'created',
    ]);
  });

  it('is nobody else’s to ask for', async () => {
    const stranger = await signUp(app.url);
    await expect(analyse(POSTS, stranger.id)).rejects.toMatchObject({ status: 404 });
    const { data } = await analyse();
    const theirs = apiClientOf(stranger.client);
    const path = { id: data!.id };
    await expect(theirs.GET('/api/analyze-writing-style/{id}', { params: { path } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await theirs.GET('/api/voice')).data).toEqual({
      analysis: null,
      under_way: null,
      changes: [],
      set_by_hand: [],
    });
  });

  it('needs posts: 1 to 50 of them with something in each', async () => {
    const { posts: most, post: longest } = STYLE_ANALYSIS_LIMITS;
    for (const posts of [
      [],
      [' \n '],
      ['x'.repeat(longest + 1)],
      Array.from({ length: most + 1 }, () => 'x'),
    ]) {
      await expect(analyse(posts)).rejects.toMatchObject({ status: 400 });
    }
    expect((await analyse([` ${'x '.repeat(longest / 2)}`])).response.status).toBe(200);
  });

  it('reaches the writers of drafts and of prompts', async () => {
    await user.client.patch('/profile', { content_pillars: ['Pricing', 'Hiring', 'Selling'] });
    await analyse();
    const { data: saved } = await api.GET('/api/user-preferences');
    await api.POST('/api/user-preferences', { body: { never_use_phrases: ['synergy'] } });
    sandbox.model.reset();

    const draft = await user.client.fetch(
      new Request(`${app.url}/api/posts/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ custom_notes: 'We raised our prices twice.', skip_questions: true }),
      }),
    );
    expect(await draft.text()).toContain('event: draft');
    const database = app.app.get(Database);
    await database.query('update profiles set is_admin = true where id = $1', [user.id]);
    await user.client.post('/admin/prompt-batches', {
      user_id: user.id,
      count: 1,
      pillars: [],
      weeks: 1,
      push_to_calendar: false,
    });
    await sandbox.model.whenCalled(({ messages }) =>
      messages.some(({ content }) => content.includes('existing')),
    );

    const heard = sandbox.model.calls().map(({ messages }) => messages.at(-1)?.content ?? '');
    expect(heard.length).toBeGreaterThanOrEqual(2);
    for (const content of heard) {
      const told = JSON.parse(content.replace(/<\/?data>/g, '')) as {
        brief: { found_by_analysis: string[] };
      };
      expect(told).toMatchObject({ never_use_phrases: ['synergy'] });
      const found = told.brief.found_by_analysis.join('\n');
      for (const behaviour of [
        'Neither stiff nor chatty: plain whole sentences.',
        'Says it bluntly, without detours; verdicts and commands are welcome.',
        'No questions.',
        'No jokes.',
        'Short sentences: under 12 words on average.',
        ...saved!.data!.signature_expressions,
      ]) {
        expect(found).toContain(behaviour);
      }
    }
  });
});
