import { FEEDBACK_ASPECTS, FEEDBACK_LIMITS, FEEDBACK_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminFeedbackListResponse } from '../../src/modules/feedback/admin-feedback.dto.js';
import type {
  GiveFeedbackResponse,
  ReadFeedbackResponse,
  ReadRatingsResponse,
} from '../../src/modules/feedback/feedback.dto.js';
import { Database } from '../../src/platform/database/database.js';
import { aGeneration } from '../builders/generation.builder.js';
import { aPost } from '../builders/post.builder.js';
import { aPrompt } from '../builders/prompt.builder.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('Feedback over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;
  let prompt: { type: 'prompt'; targetId: string };
  let post: { type: 'post'; targetId: string };

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
    user = await signUp(app.url);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    prompt = { type: 'prompt', targetId: String(await aPrompt(database, user.id)) };
    post = { type: 'post', targetId: await aPost(database, user.id) };
  });

  const give = (body: Record<string, unknown>) => user.client.post<GiveFeedbackResponse>('/feedback', body);
  const read = async ({ type, targetId }: { type: string; targetId: string }) =>
    (await user.client.get<ReadFeedbackResponse>(`/feedback?type=${type}&targetId=${targetId}`)).body
      .feedback;
  const refused = async (body: Record<string, unknown>) => {
    const answer = await user.client.post<ErrorResponse>('/feedback', body);
    const details = (answer.body.details ?? []) as { field: string; message: string }[];
    return { status: answer.status, fields: [...new Set(details.map(({ field }) => field))], details };
  };

  it('is a quick rating that a page of cards reads in one call, and that 0 clears', async () => {
    expect(await give({ ...prompt, rating: 4 })).toMatchObject({
      status: 200,
      body: { feedback: { ...prompt, rating: 4, contextInfo: null } },
    });
    await give({ ...post, rating: 2 });
    const batch = await user.client.post<ReadRatingsResponse>('/feedback/batch', { items: [post, prompt] });
    expect(batch).toMatchObject({
      status: 200,
      body: {
        success: true,
        ratings: [
          { ...post, rating: 2 },
          { ...prompt, rating: 4 },
        ],
      },
    });
    expect(await give({ ...prompt, rating: 0 })).toMatchObject({ status: 200, body: { feedback: null } });
    expect(await read(prompt)).toEqual([]);
  });

  it.each(['prompt', 'post'] as const)(
    'takes every aspect of a %s, and what the dialog asks',
    async (type) => {
      const target = type === 'prompt' ? prompt : post;
      const [first, ...others] = FEEDBACK_ASPECTS[type];
      const words = {
        rating: 5,
        feedbackText: 'Close to how I work',
        likedAspects: others,
        dislikedAspects: [first],
        improvementSuggestions: 'Name a number',
        wouldUse: true,
        wouldRecommend: false,
        generationHistoryId: await aGeneration(database, user.id),
        contextInfo: { title: 'Raising prices', content_preview: 'x'.repeat(FEEDBACK_LIMITS.preview) },
      };
      expect((await give({ ...target, ...words, feedbackText: '  Close to how I work ' })).status).toBe(200);
      expect(await read(target)).toMatchObject([{ ...target, ...words }]);
      await give({ ...target, rating: 1 });
      expect(await read(target)).toMatchObject([{ ...target, ...words, rating: 1 }]);
    },
  );

  it('names what is wrong, and writes nothing', async () => {
    expect(await refused({ ...prompt, rating: 6 })).toMatchObject({ status: 400, fields: ['rating'] });
    expect(await refused({ ...prompt })).toMatchObject({ status: 400, fields: ['rating'] });
    expect(await refused({ ...prompt, rating: 0, feedbackText: 'So so' })).toMatchObject({
      status: 400,
      details: [{ field: 'rating', message: FEEDBACK_TEXTS.ratingNeeded }],
    });
    expect(
      await refused({ ...prompt, rating: 3, likedAspects: ['Clarity'], dislikedAspects: ['Clarity'] }),
    ).toMatchObject({
      status: 400,
      details: [{ field: 'dislikedAspects', message: FEEDBACK_TEXTS.likedAndDisliked }],
    });
    for (const likedAspects of [['Length'], ['Clarity', 'Clarity'], 'Clarity', null, [null]]) {
      expect(await refused({ ...prompt, rating: 3, likedAspects })).toMatchObject({
        status: 400,
        fields: ['likedAspects'],
      });
    }
    for (const contextInfo of [{ title: 'A title' }, { title: 'A', content_preview: 'x'.repeat(201) }, 'A']) {
      expect((await refused({ ...prompt, rating: 3, contextInfo })).status).toBe(400);
    }
    expect(await read(prompt)).toEqual([]);
  });

  it('is about a prompt or a post by its kind of id', async () => {
    for (const target of [
      { type: 'prompt', targetId: post.targetId },
      { type: 'post', targetId: prompt.targetId },
      { type: 'prompt', targetId: Number(prompt.targetId) },
      { type: 'prompt', targetId: '9'.repeat(30) },
      { type: 'prompt', targetId: `0${prompt.targetId}` },
    ]) {
      expect(await refused({ ...target, rating: 3 })).toMatchObject({ status: 400, fields: ['targetId'] });
    }
    expect(await refused({ type: 'note', targetId: '1', rating: 3 })).toMatchObject({ fields: ['type'] });
  });

  it('is asked for at most a hundred cards at once', async () => {
    const items = (count: number) => ({ items: Array.from({ length: count }, () => prompt) });
    expect((await user.client.post('/feedback/batch', items(100))).status).toBe(200);
    expect((await user.client.post('/feedback/batch', items(101))).status).toBe(400);
    expect((await user.client.post('/feedback/batch', { items: [] })).body).toEqual({
      success: true,
      ratings: [],
    });
  });

  it('is listed as a whole, changed last first, a page at a time', async () => {
    const other = await signUp(app.url);
    const prompts: string[] = [];
    for (const hook of ['First', 'Second', 'Third']) {
      prompts.push(String(await aPrompt(database, other.id, { hook })));
    }
    for (const targetId of prompts) {
      await other.client.post('/feedback', { type: 'prompt', targetId, rating: 3 });
    }
    await other.client.post('/feedback', { type: 'prompt', targetId: prompts[0], rating: 5 });
    const page = (query: string) => other.client.get<ReadFeedbackResponse>(`/feedback${query}`);
    const first = (await page('?limit=2')).body;
    expect(first.feedback).toMatchObject([
      { targetId: prompts[0], rating: 5, target_title: 'First' },
      { targetId: prompts[2], target_title: 'Third' },
    ]);
    const second = (await page(`?limit=2&cursor=${first.next_cursor}`)).body;
    expect(second).toMatchObject({ feedback: [{ target_title: 'Second' }], next_cursor: null });
    expect((await page('')).body.feedback).toHaveLength(3);
    for (const query of ['?cursor=nonsense', '?limit=0', '?type=prompt', `?targetId=${prompts[0]}`]) {
      expect((await page(query)).status).toBe(400);
    }
  });

  it('is nobody else’s, and needs a plan', async () => {
    await give({ ...prompt, rating: 4 });
    const stranger = await signUp(app.url);
    for (const rating of [0, 1]) {
      expect((await stranger.client.post('/feedback', { ...prompt, rating })).status).toBe(404);
    }
    expect((await stranger.client.get(`/feedback?type=prompt&targetId=${prompt.targetId}`)).status).toBe(404);
    const seen = await stranger.client.post<ReadRatingsResponse>('/feedback/batch', { items: [prompt] });
    expect(seen.body.ratings).toEqual([{ ...prompt, rating: 0 }]);
    const unpaid = await signUp(app.url, { plan: null });
    expect((await unpaid.client.post('/feedback', { ...prompt, rating: 4 })).status).toBe(402);
  });

  it('is read by staff', async () => {
    await give({ ...prompt, rating: 2, improvementSuggestions: 'Fewer abstractions' });
    const staff = await signUp(app.url, { plan: null });
    const filter = encodeURIComponent(JSON.stringify({ user_id: user.id, q: 'abstractions' }));
    const path = `/admin/feedback?page=1&perPage=10&sort=updated_at&order=DESC&filter=${filter}`;
    expect((await staff.client.get(path)).status).toBe(403);
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    const { status, body } = await staff.client.get<AdminFeedbackListResponse>(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 1, data: [{ ...prompt, rating: 2, user_email: user.email }] });
  });
});
