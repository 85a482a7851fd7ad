import { opinionOf } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { LessonsRepository } from './lessons.repository.js';
import { LessonsService } from './lessons.service.js';

describe('What the next batch learns', () => {
  let connection: ConnectedDatabase;
  let lessons: LessonsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    lessons = new LessonsService(new LessonsRepository(connection.database));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const prompt = (overrides: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, overrides);
  const rate = (about: { prompt_id: number } | { post_id: string }, fields: object) =>
    insertRow(connection.database, 'feedback', { user_id: userId, ...about, ...fields });
  const say = (text: string, promptId: number | null = null, owner = userId) =>
    insertRow(connection.database, 'staff_messages', { user_id: owner, prompt_id: promptId, text });
  const postOf = (promptId: number, title = 'From a prompt') =>
    aPost(connection.database, userId, { title, source_type: 'prompt', source_id: String(promptId) });

  it('is nothing yet for a new user', async () => {
    await prompt({});
    expect(await lessons.find(userId)).toEqual({ past: [], wishes: [] });
    expect(await lessons.describe(userId)).toEqual({
      ...{ liked: [], disliked: [], winners: [], wishes: [], icp_summary: null },
      ...{ used_count: 0, total: 1 },
    });
    expect(await lessons.findWinners(userId)).toEqual([]);
  });

  it('is what was rated, kept, used and put away unused', async () => {
    const [five, one] = [await prompt({ hook: 'Five' }), await prompt({ hook: 'One', category: 'Rant' })];
    await rate({ prompt_id: five }, { rating: 5, liked_aspects: ['Clarity'] });
    await rate(
      { prompt_id: one },
      { rating: 1, feedback_text: 'Too vague', improvement_suggestions: 'Numbers' },
    );
    await prompt({ hook: 'Kept', is_favorite: true });
    await prompt({ hook: 'Used', status: 'used' });
    await prompt({ hook: 'Put away', status: 'archived' });
    await postOf(await prompt({ hook: 'Put away later', status: 'archived' }));
    await prompt({ hook: 'Untouched' });
    const { past } = await lessons.find(userId);
    expect(Object.fromEntries(past.map((one) => [one.title, opinionOf(one)]))).toEqual({
      Five: 'liked',
      One: 'disliked',
      Kept: 'liked',
      Used: 'liked',
      'Put away': 'disliked',
      'Put away later': null,
    });
    expect(past.find(({ title }) => title === 'One')).toMatchObject({
      category: 'Rant',
      words: ['Too vague', 'Numbers'],
    });
    expect(await lessons.describe(userId)).toMatchObject({
      liked: expect.arrayContaining(['“Five” (5 stars; liked: Clarity)', '“Used” (used)']),
      disliked: expect.arrayContaining([
        '“One” (1 star): “Too vague” “Numbers”',
        '“Put away” (archived unused)',
      ]),
      used_count: 1,
      total: 7,
    });
  });

  it('is also what was said of posts, with the kind of the prompt that they were made from', async () => {
    const source = await prompt({ category: 'Listicle with a hook', pillar_number: 2, status: 'used' });
    await rate({ post_id: await postOf(source) }, { rating: 4 });
    await rate({ post_id: await aPost(connection.database, userId, { title: 'By hand' }) }, { rating: 2 });
    const { past } = await lessons.find(userId);
    expect(past.filter(({ kind }) => kind === 'post')).toMatchObject([
      { title: 'By hand', category: null, pillar_number: null, rating: 2 },
      { title: 'From a prompt', category: 'Listicle with a hook', pillar_number: 2, rating: 4 },
    ]);
    expect(await lessons.findWinners(userId)).toEqual([
      {
        kind: 'post',
        title: 'From a prompt',
        category: 'Listicle with a hook',
        pillar_number: 2,
        evidence: { by: 'rating', stars: 4 },
      },
    ]);
  });

  it('has the frame of what was disliked, so that the writer avoids it: of a prompt and of a post from one', async () => {
    await prompt({ hook: 'Put away', status: 'archived', frame_id: 'aFrame' });
    await prompt({ hook: 'Of no frame', status: 'archived' });
    const source = await prompt({ hook: 'Source', frame_id: 'another' });
    await rate({ post_id: await postOf(source) }, { rating: 1 });
    await rate({ post_id: await aPost(connection.database, userId, { title: 'By hand' }) }, { rating: 1 });
    const { past } = await lessons.find(userId);
    expect(past.map(({ title, frame_id }) => ({ title, frame_id }))).toEqual([
      { title: 'By hand', frame_id: null },
      { title: 'From a prompt', frame_id: 'another' },
      { title: 'Of no frame', frame_id: null },
      { title: 'Put away', frame_id: 'aFrame' },
    ]);
  });

  it('has the lines to the staff: those about a prompt with it, the others as wishes', async () => {
    const about = await prompt({ hook: 'Spoken of' });
    for (const text of ['Older', 'Newer', 'Newest', 'Last']) await say(text, about);
    await say('More numbers, please');
    const { past, wishes } = await lessons.find(userId);
    expect(past).toMatchObject([{ title: 'Spoken of', words: expect.arrayContaining(['Last']) }]);
    expect(past[0]!.words).toHaveLength(3);
    expect(wishes).toEqual(['More numbers, please']);
  });

  it('names the best first, and only those with four stars or five', async () => {
    for (const [hook, rating] of [
      ['Four', 4],
      ['Five', 5],
      ['Three', 3],
    ] as const) {
      await rate({ prompt_id: await prompt({ hook }) }, { rating });
    }
    expect((await lessons.findWinners(userId)).map(({ title }) => title)).toEqual(['Five', 'Four']);
  });

  it('is nobody else’s', async () => {
    await rate({ prompt_id: await prompt({}) }, { rating: 5 });
    await say('A wish');
    const other = (await aProfile(connection.database)).id;
    expect(await lessons.find(other)).toEqual({ past: [], wishes: [] });
    expect(await lessons.findWinners(other)).toEqual([]);
    await expect(lessons.describe('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      status: 404,
    });
  });
});
