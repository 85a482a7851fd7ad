import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EXAMPLE_IMPRESSIONS_MIN, engagementRate, GREAT_ENGAGEMENT_RATE } from '@drumbeat/domain';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { OwnPostsRepository } from './own-posts.repository.js';

const LIMITS = { examples: 10, own: 10 };
const POSTED_AT = new Date('2026-11-02T08:00:00Z');

describe('The posts that a writer learns from', () => {
  let connection: ConnectedDatabase;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const posted = (title: string, overrides: Parameters<typeof aPost>[2] = {}) =>
    aPost(connection.database, userId, { title, status: 'used', posted_at: POSTED_AT, ...overrides });
  const rate = (post_id: string, rating: number) =>
    insertRow(connection.database, 'feedback', { user_id: userId, post_id, rating });
  const record = (post_id: string, impressions: number, likes: number, recorded_at = POSTED_AT) =>
    insertRow(connection.database, 'post_performance', {
      post_id,
      impressions,
      likes,
      comments: 0,
      shares: 0,
      engagement_rate: engagementRate({ impressions, likes, comments: 0, shares: 0 }),
      recorded_at,
    });
  const examples = async () => {
    const found = await new OwnPostsRepository(connection.database).find(userId, null, LIMITS);
    return found.examples.map(({ title }) => title);
  };

  it('are those that readers answered, the best first, before those that their author liked', async () => {
    await rate(await posted('Five stars'), 5);
    await record(await posted('4 %'), 1_000, 40);
    await record(await posted('9 %'), 1_000, 90);
    await record(await posted('1 %'), 1_000, 10);
    await posted('Nobody counted');
    expect(await examples()).toEqual(['9 %', '4 %', 'Five stars']);
  });

  it('are the author’s training posts before all others, the best of those first', async () => {
    await record(await posted('Own, great'), 1_000, 200);
    await record(await posted('Training, great', { source_type: 'training' }), 1_000, 50);
    await posted('Training, newer', {
      source_type: 'training',
      created_at: new Date('2027-01-01T00:00:00Z'),
    });
    expect(await examples()).toEqual(['Training, great', 'Training, newer', 'Own, great']);
  });

  it('count from exactly 3 percent of at least a hundred readers on', async () => {
    const enough = EXAMPLE_IMPRESSIONS_MIN;
    await record(await posted('At the limit'), enough, (enough * GREAT_ENGAGEMENT_RATE) / 100);
    await record(await posted('Below'), 10_000, 299);
    await record(await posted('Friends only'), enough - 1, enough - 1);
    expect(await examples()).toEqual(['At the limit']);
  });

  it('follow the latest figures', async () => {
    const faded = await posted('Faded');
    await record(faded, 200, 100, new Date('2026-11-03T08:00:00Z'));
    await record(faded, 20_000, 120, new Date('2026-11-09T08:00:00Z'));
    expect(await examples()).toEqual([]);
  });

  it('are none that their author did not like, hid, deleted or has not posted, whatever the numbers', async () => {
    const great = async (title: string, overrides: Parameters<typeof aPost>[2] = {}) => {
      const id = await posted(title, overrides);
      await record(id, 1_000, 500);
      return id;
    };
    await rate(await great('Two stars'), 2);
    await great('Hidden', { is_hidden: true });
    await great('Deleted', { deleted_at: POSTED_AT });
    await great('Never posted', { status: 'draft', posted_at: null });
    await great('Put away', { status: 'archived', source_type: 'training' });
    await rate(await great('Three stars'), 3);
    expect(await examples()).toEqual(['Three stars']);
  });

  it('are never another user’s', async () => {
    const stranger = (await aProfile(connection.database)).id;
    await record(await aPost(connection.database, stranger, { status: 'used' }), 1_000, 500);
    expect(await examples()).toEqual([]);
  });

  it('are listed with their latest figures as all that the author has written, the newest first', async () => {
    const stranger = (await aProfile(connection.database)).id;
    await aPost(connection.database, stranger, { status: 'used', posted_at: POSTED_AT });
    const counted = await posted('Counted', { posted_at: new Date('2026-11-01T08:00:00Z') });
    await record(counted, 100, 9, new Date('2026-11-03T08:00:00Z'));
    await record(counted, 1_000, 50, new Date('2026-11-04T08:00:00Z'));
    await posted('Not counted');
    await posted('Training', {
      source_type: 'training',
      posted_at: null,
      created_at: new Date('2026-10-01T08:00:00Z'),
    });
    await posted('Draft', { status: 'draft', posted_at: null });
    await posted('Hidden', { is_hidden: true });
    const except = await posted('This one');
    const found = await new OwnPostsRepository(connection.database).find(userId, except, LIMITS);
    expect(
      found.own_posts.map(({ title, impressions, engagement_rate }) => [title, impressions, engagement_rate]),
    ).toEqual([
      ['Not counted', null, null],
      ['Counted', 1_000, 5],
      ['Training', null, null],
    ]);
  });

  it('come with their author’s stars and the text of a writer that they were made from, the last one that was used', async () => {
    const edited = await posted('Edited');
    await rate(edited, 2);
    const made = (output: string, overrides: object = {}) =>
      insertRow(connection.database, 'generation_history', {
        user_id: userId,
        post_id: edited,
        kind: 'draft',
        status: 'completed',
        writer: { kind: 'model', label: 'A model' },
        output,
        outcome: 'saved',
        created_at: POSTED_AT,
        finished_at: POSTED_AT,
        ...overrides,
      });
    await made('The first draft', { created_at: new Date('2026-11-01T08:00:00Z') });
    await made('The last draft');
    await made('Dismissed', { outcome: 'dismissed', created_at: new Date('2026-11-03T08:00:00Z') });
    await posted('Alone', { posted_at: new Date('2026-10-01T08:00:00Z') });
    const found = await new OwnPostsRepository(connection.database).find(userId, null, LIMITS);
    expect(found.own_posts.map(({ title, rating, ai_text }) => [title, rating, ai_text])).toEqual([
      ['Edited', 2, 'The last draft'],
      ['Alone', null, null],
    ]);
  });

  it('are found among all of them, however old, and the newest beside', async () => {
    await rate(await posted('Old and good', { posted_at: new Date('2020-01-01T08:00:00Z') }), 5);
    for (const title of ['One', 'Two', 'Three']) await posted(title);
    const found = await new OwnPostsRepository(connection.database).find(userId, null, {
      examples: 1,
      own: 2,
    });
    expect(found.examples.map(({ title }) => title)).toEqual(['Old and good']);
    expect(found.own_posts).toHaveLength(2);
  });
});
