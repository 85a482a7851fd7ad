import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { AnswerCache } from '../../platform/cache/answer-cache.js';
import { CacheDropsRepository } from '../../platform/cache/cache-drops.repository.js';
import { ProfilesRepository } from '../users/profile/profiles.repository.js';
import { UsersService } from '../users/users.service.js';
import {
  type PublishedPostsFilter,
  PublishedPostsRepository,
} from '../posts/published/published-posts.repository.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { AnalyticsService } from './analytics.service.js';
import { PostsFilesService } from './posts-files.service.js';

const NEWEST_FIRST: PublishedPostsFilter = { sort: 'posted_at', order: 'desc' };

describe('The analytics', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  /** A Wednesday. */
  const clock = new FixedClock(new Date('2026-11-18T12:00:00Z'));
  let analytics: AnalyticsService;
  const files = new PostsFilesService();

  beforeAll(async () => {
    connection = await connectTestDatabase();
    analytics = analyticsOf(new PublishedPostsRepository(connection.database));
  });
  afterAll(async () => {
    await files.onApplicationShutdown();
    await connection.close();
  });
  beforeEach(async () => {
    ({ id: userId } = await aProfile(connection.database, { time_zone: 'America/Chicago' }));
  });

  const analyticsOf = (posts: PublishedPostsRepository) => {
    const { database } = connection;
    return new AnalyticsService(
      new PublishedPostsService(posts),
      new UsersService(new ProfilesRepository(database), database, clock),
      files,
      database,
      new AnswerCache(new CacheDropsRepository(database), clock),
      clock,
    );
  };

  const posted = (at: string, overrides: Parameters<typeof aPost>[2] = {}) =>
    aPost(connection.database, userId, { status: 'used', posted_at: new Date(at), ...overrides });

  const measure = (postId: string, impressions: number, likes = 20, recordedAt = '2026-11-18T00:00:00Z') =>
    insertRow(connection.database, 'post_performance', {
      post_id: postId,
      impressions,
      likes,
      comments: 5,
      shares: 1,
      engagement_rate: impressions === 0 ? null : Math.round(((likes + 6) * 10_000) / impressions) / 100,
      recorded_at: new Date(recordedAt),
    });

  it('of a new user are missing, not zero', async () => {
    expect((await analytics.analyse(userId, '30d')).data).toEqual({
      range: '30d',
      since: '2026-10-20',
      until: '2026-11-18',
      figures: {
        posts: 0,
        waiting: 0,
        missing: 0,
        totals: null,
        before: null,
        median_impressions: null,
        median_rate: null,
        series: { step: 'post', points: [] },
        breakdowns: ['pillar', 'weekday', 'length', 'opening'].map((by) => ({ by, kinds: [] })),
        top_posts: [],
      },
      insights: [],
      posts_until_insights: 4,
    });
  });

  it('count by the newest figures of each post, in days of the user’s zone, and compare with as many days before', async () => {
    // 2026-10-20 in Chicago, and 2026-10-19.
    const [first, before] = [await posted('2026-10-20T05:00:00Z'), await posted('2026-10-20T04:59:00Z')];
    await measure(first, 1_000, 20, '2026-11-01T00:00:00Z');
    await measure(first, 2_000, 40, '2026-11-02T00:00:00Z');
    await measure(before, 500);
    const waiting = await posted('2026-11-17T12:00:00Z');
    const missing = await posted('2026-11-10T12:00:00Z');
    const { figures } = (await analytics.analyse(userId, '30d')).data;
    expect(figures).toMatchObject({
      posts: 3,
      waiting: 1,
      missing: 1,
      totals: { posts: 1, impressions: 2_000, likes: 40, comments: 5, shares: 1, rate: 2.3 },
      before: { posts: 1, impressions: 500 },
      median_impressions: 2_000,
      series: {
        step: 'post',
        points: [
          { day: '2026-10-20', post_id: first, totals: { impressions: 2_000 } },
          { day: '2026-11-10', post_id: missing, totals: null },
          { day: '2026-11-17', post_id: waiting, totals: null },
        ],
      },
    });
    expect((await analytics.analyse(userId, 'all')).data.figures).toMatchObject({ posts: 4, before: null });
  });

  it('leave a figure that nobody said out of sums and medians, and its cell in the file empty', async () => {
    const [whole, partial] = [await posted('2026-11-16T12:00:00Z'), await posted('2026-11-17T12:00:00Z')];
    await measure(whole, 1_000);
    await insertRow(connection.database, 'post_performance', { post_id: partial, impressions: 3_000 });
    const { figures, posts_until_insights } = (await analytics.analyse(userId, '30d')).data;
    expect(figures).toMatchObject({
      waiting: 0,
      missing: 0,
      totals: { posts: 2, impressions: 4_000, likes: 20, comments: 5, shares: 1, rate: 2.6 },
      median_impressions: 2_000,
      median_rate: 2.6,
    });
    expect(figures?.top_posts.map(({ post_id }) => post_id)).toEqual([whole]);
    expect(posts_until_insights).toBe(2);
    const file = await analytics.exportPosts(userId, '30d', { sort: 'impressions', order: 'desc' }, 'csv');
    expect(file.toString().split('\r\n')[1]).toMatch(/,3000,,,,,$/);
  });

  it('tell what was better, with the size of the sample, and name five posts', async () => {
    await connection.database.query(
      `update profiles set content_pillars = '{Pricing,Hiring}' where id = $1`,
      [userId],
    );
    for (const [day, opening] of [
      ['16', 'Who pays?'],
      ['17', 'Who stays?'],
    ] as const) {
      await measure(await posted(`2026-11-${day}T12:00:00Z`, { content: `${opening}\nNobody.` }), 4_000, 80);
    }
    for (const day of ['09', '10', '11', '12']) {
      await measure(await posted(`2026-11-${day}T12:00:00Z`, { content: 'Prices are claims.' }), 1_000);
    }
    const { figures, insights, posts_until_insights } = (await analytics.analyse(userId, '30d')).data;
    expect(insights).toContainEqual({
      insight_type: 'best_kind',
      finding: 'Posts that open with a question reach 4 times as many people as your others.',
      sample: '2 posts against 4. A weak sign: a few more posts will tell.',
      recommendations: ['Open more posts with a question.'],
      confidence_score: 0.85,
      performance_impact: 4,
    });
    expect(posts_until_insights).toBe(0);
    expect(figures?.top_posts).toHaveLength(5);
  });

  it('list posts in the order that was asked for, those without the figure last, twenty at a time', async () => {
    const promptId = await aPrompt(connection.database, userId, { pillar_number: 2 });
    const priced = await posted('2026-11-01T12:00:00Z', {
      title: 'On prices',
      source_type: 'prompt',
      source_id: String(promptId),
    });
    const [seen, unseen] = [await posted('2026-11-02T12:00:00Z'), await posted('2026-11-03T12:00:00Z')];
    await measure(priced, 100);
    await measure(seen, 900);
    const ids = async (filter: Partial<PublishedPostsFilter>, page = 1) =>
      (await analytics.listPosts(userId, '30d', { ...NEWEST_FIRST, ...filter }, page)).data.map(
        (post) => post.post_id,
      );
    expect(await ids({})).toEqual([unseen, seen, priced]);
    expect(await ids({ sort: 'impressions' })).toEqual([seen, priced, unseen]);
    expect(await ids({ sort: 'impressions', order: 'asc' })).toEqual([priced, seen, unseen]);
    expect(await ids({ pillar: 2 })).toEqual([priced]);
    expect(await ids({ search: ' PRICES ' })).toEqual([priced]);
    for (let more = 0; more < 19; more += 1) await posted('2026-11-04T12:00:00Z');
    expect(await ids({}, 2)).toEqual([seen, priced]);
    expect((await analytics.listPosts(userId, '30d', NEWEST_FIRST, 1)).total).toBe(22);
    expect(await analytics.listPosts(userId, '30d', NEWEST_FIRST, 3)).toEqual({ data: [], total: 22 });
  });

  it('know of no post of another user, and of none that is hidden, in the bin or not out', async () => {
    const { id: stranger } = await aProfile(connection.database);
    const theirs = await aPost(connection.database, stranger, { status: 'used', posted_at: clock.now() });
    await measure(theirs, 100);
    await measure(await posted('2026-11-10T12:00:00Z', { is_hidden: true }), 100);
    await measure(await posted('2026-11-10T12:00:00Z', { deleted_at: new Date() }), 100);
    await aPost(connection.database, userId, { status: 'draft' });
    expect((await analytics.analyse(userId, 'all')).data.figures).toMatchObject({ posts: 0, totals: null });
    expect((await analytics.listPosts(userId, 'all', NEWEST_FIRST, 1)).total).toBe(0);
  });

  it('are read under a time-out of three seconds, figures and posts alike', async () => {
    const timeouts: unknown[] = [];
    const { database } = connection;
    /** Asks what it runs under before each read. */
    class Watched extends PublishedPostsRepository {
      private async look(): Promise<void> {
        const [row] = await database.query<{ ms: string }>(
          `select setting as ms from pg_settings where name = 'statement_timeout'`,
        );
        timeouts.push(Number(row?.ms));
      }
      override async findNewest(...of: Parameters<PublishedPostsRepository['findNewest']>) {
        await this.look();
        return super.findNewest(...of);
      }
      override async findPage(...of: Parameters<PublishedPostsRepository['findPage']>) {
        await this.look();
        return super.findPage(...of);
      }
      override async count(...of: Parameters<PublishedPostsRepository['count']>) {
        await this.look();
        return super.count(...of);
      }
    }
    const watched = analyticsOf(new Watched(database));
    await watched.analyse(userId, '30d');
    await watched.listPosts(userId, '30d', NEWEST_FIRST, 1);
    expect(timeouts).toEqual([3_000, 3_000, 3_000]);
  });

  it('answer without figures where the posts take longer than three seconds, and with them again afterwards', async () => {
    await measure(await posted('2026-11-10T12:00:00Z'), 100);
    const held = new Client({ connectionString: connection.url });
    await held.connect();
    try {
      await held.query('begin');
      await held.query('lock table post_performance in access exclusive mode');
      expect((await analytics.analyse(userId, '30d')).data).toMatchObject({
        range: '30d',
        figures: null,
        insights: null,
      });
      await held.query('rollback');
      expect((await analytics.analyse(userId, '30d')).data.figures).toMatchObject({ posts: 1 });
    } finally {
      await held.end();
    }
  });
});
