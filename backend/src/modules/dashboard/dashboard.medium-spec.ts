import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../test/builders/prompt.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { PublishedPostsRepository } from '../posts/published/published-posts.repository.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { AnswerCache } from '../../platform/cache/answer-cache.js';
import { CacheDropsRepository } from '../../platform/cache/cache-drops.repository.js';
import { ActivityFeedRepository } from './activity-feed.repository.js';
import { DashboardStatsRepository } from './dashboard-stats.repository.js';
import { DashboardService } from './dashboard.service.js';
import { LearningProgressRepository } from './learning-progress.repository.js';
import { UpcomingPromptsRepository } from './upcoming-prompts.repository.js';

describe('The dashboard', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  let owner: { readonly id: string; readonly time_zone: string };
  /** A Wednesday; the week is 2026-11-15 to 2026-11-21. */
  const clock = new FixedClock(new Date('2026-11-18T12:00:00Z'));
  let dashboard: DashboardService;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    dashboard = new DashboardService(
      new DashboardStatsRepository(database),
      new PublishedPostsService(new PublishedPostsRepository(database)),
      new ActivityFeedRepository(database),
      new LearningProgressRepository(database),
      new UpcomingPromptsRepository(database),
      new AnswerCache(new CacheDropsRepository(database), clock),
      clock,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    clock.set(new Date('2026-11-18T12:00:00Z'));
    ({ id: userId } = await aProfile(connection.database, { time_zone: 'America/Chicago' }));
    owner = { id: userId, time_zone: 'America/Chicago' };
  });

  const posted = (at: string, overrides: Parameters<typeof aPost>[2] = {}) =>
    aPost(connection.database, userId, { status: 'used', posted_at: new Date(at), ...overrides });

  const measure = async (postId: string, impressions: number, likes: number, recordedAt: string) =>
    insertRow(connection.database, 'post_performance', {
      post_id: postId,
      impressions,
      likes,
      comments: 2,
      shares: 1,
      engagement_rate: impressions === 0 ? null : Math.round(((likes + 3) * 10_000) / impressions) / 100,
      recorded_at: new Date(recordedAt),
    });

  it('names the next prompts that wait, from today on', async () => {
    const { database } = connection;
    const on = (scheduled_date: string, more = {}) =>
      aPrompt(database, userId, { scheduled_date, pushed_to_calendar: true, hook: scheduled_date, ...more });
    for (const day of [
      '2026-11-27',
      '2026-11-17',
      '2026-11-18',
      '2026-11-20',
      '2026-12-02',
      '2026-12-04',
      '2026-12-07',
    ])
      await on(day);
    await on('2026-11-23', { status: 'used', is_used: true });
    await on('2026-11-25', { pushed_to_calendar: false });
    const begun = await on('2026-11-19');
    await aPost(database, userId, { source_type: 'prompt', source_id: String(begun) });
    const { data } = await dashboard.upcomingPrompts(owner);
    expect(data.map(({ hook }) => hook)).toEqual([
      '2026-11-18',
      '2026-11-20',
      '2026-11-27',
      '2026-12-02',
      '2026-12-04',
    ]);
  });

  it('reads nothing twice until something is written', async () => {
    const before = await dashboard.stats(owner);
    expect(await dashboard.stats(owner)).toBe(before);
    await posted('2026-11-16T15:00:00Z');
    expect((await dashboard.stats(owner)).data.posts_this_week).toBe(1);
    const after = await dashboard.stats(owner);
    await dashboard.refresh(userId);
    expect(await dashboard.stats(owner)).not.toBe(after);
    expect(await dashboard.stats(owner)).toEqual(after);
  });

  it('are read anew once their user refreshes the posts, and nobody refreshes another’s', async () => {
    const kept = await dashboard.stats(owner);
    const { id: other } = await aProfile(connection.database);
    await expect(dashboard.refreshPosts(other, userId)).rejects.toMatchObject({ status: 404 });
    expect(await dashboard.stats(owner)).toBe(kept);
    await dashboard.refreshPosts(userId, userId);
    const anew = await dashboard.stats(owner);
    expect(anew).not.toBe(kept);
    expect(anew).toEqual(kept);
  });

  describe('in figures', () => {
    it('of a new user has counts of 0 and no rates', async () => {
      expect((await dashboard.stats(owner)).data).toMatchObject({
        total_posts: 0,
        published_posts: 0,
        posts_this_week: 0,
        weekly_posting_goal: 3,
        weekly_progress: 0,
        total_impressions: null,
        total_likes: null,
        avg_engagement_rate: null,
        posting_streak: 0,
        available_prompts: 0,
        impressions_last_30_days: null,
        completionRate: null,
        weekly: { drafts: 0, posted: 0, availablePrompts: 0 },
      });
    });

    it('counts the user’s own posts by their newest figures, without hidden and deleted ones', async () => {
      const { database } = connection;
      const first = await posted('2026-11-16T15:00:00Z');
      await measure(first, 500, 10, '2026-11-17T10:00:00Z');
      await measure(first, 1_000, 37, '2026-11-18T10:00:00Z');
      const second = await posted('2026-10-10T15:00:00Z');
      await measure(second, 600, 9, '2026-10-12T10:00:00Z');
      await aPost(database, userId);
      await posted('2026-11-17T15:00:00Z', { is_hidden: true });
      await posted('2026-11-17T15:00:00Z', { deleted_at: new Date('2026-11-18T10:00:00Z') });
      const { id: stranger } = await aProfile(database);
      await aPost(database, stranger, { status: 'used', posted_at: new Date('2026-11-17T15:00:00Z') });
      expect((await dashboard.stats(owner)).data).toMatchObject({
        total_posts: 3,
        totalPosts: 3,
        published_posts: 2,
        completedPosts: 2,
        completionRate: 67,
        posts_this_week: 1,
        weekly_progress: 33,
        total_impressions: 1_600,
        total_likes: 46,
        total_comments: 4,
        total_shares: 2,
        avg_engagement_rate: 3,
        impressions_last_30_days: 1_000,
        impressions_30_days_before: 600,
      });
    });

    it('counts training posts for what was read of them, and neither for the week, the streak nor the completion rate', async () => {
      const { database } = connection;
      for (const day of ['11-09', '11-10']) await posted(`2026-${day}T15:00:00Z`);
      const own = await posted('2026-11-16T15:00:00Z');
      await aPost(database, userId, { created_at: new Date('2026-11-17T15:00:00Z') });
      await measure(own, 1_000, 37, '2026-11-18T10:00:00Z');
      const planned = (await dashboard.stats(owner)).data;
      const activity = await dashboard.activityOf(owner);
      const training = await posted('2026-11-17T15:00:00Z', {
        source_type: 'training',
        source_id: randomUUID(),
      });
      await measure(training, 500, 7, '2026-11-18T10:00:00Z');
      const stats = (await dashboard.stats(owner)).data;
      expect(stats).toMatchObject({
        posts_this_week: 1,
        weekly_progress: 33,
        weekly: { drafts: 1, posted: 1, availablePrompts: 0 },
        posting_streak: 1,
        total_posts: 4,
        totalPosts: 4,
        published_posts: 3,
        completedPosts: 3,
        completionRate: 75,
      });
      expect(stats).toEqual({
        ...planned,
        total_impressions: 1_500,
        total_likes: 44,
        total_comments: 4,
        total_shares: 2,
        avg_engagement_rate: 3,
        impressions_last_30_days: 1_500,
      });
      expect(await dashboard.activityOf(owner)).toEqual(activity);
      expect(activity).toEqual({
        last_posted_at: new Date('2026-11-16T15:00:00Z'),
        posting_streak: 1,
        posts_this_week: 1,
        weekly_posting_goal: 3,
      });
    });

    it('counts what is known of each post, and lists posts whose impressions nobody said', async () => {
      const [read, liked] = [await posted('2026-11-16T15:00:00Z'), await posted('2026-11-17T15:00:00Z')];
      await measure(read, 1_000, 37, '2026-11-18T10:00:00Z');
      await insertRow(connection.database, 'post_performance', { post_id: liked, likes: 9 });
      expect((await dashboard.stats(owner)).data).toMatchObject({
        total_impressions: 1_000,
        total_likes: 46,
        avg_engagement_rate: 4,
      });
      const { data: trends } = await dashboard.trends(owner, 'week', 5);
      expect(trends.map(({ post_id, impressions }) => [post_id, impressions])).toEqual([
        [liked, null],
        [read, 1_000],
      ]);
    });

    it('counts days in the user’s zone: Saturday night in Chicago is Sunday in UTC', async () => {
      await posted('2026-11-15T04:00:00Z');
      await posted('2026-11-15T07:00:00Z');
      const { data: stats } = await dashboard.stats(owner);
      expect(stats.posts_this_week).toBe(1);
      expect(stats.streak_weeks.slice(-2)).toEqual([
        { sunday: '2026-11-08', posts: 1, is_planned_break: false },
        { sunday: '2026-11-15', posts: 1, is_planned_break: false },
      ]);
    });

    it('has a streak that a planned break does not end', async () => {
      for (const at of [
        '2026-11-16T15:00:00Z',
        '2026-11-17T15:00:00Z',
        '2026-11-02T15:00:00Z',
        '2026-11-03T15:00:00Z',
      ])
        await posted(at);
      expect((await dashboard.stats(owner)).data.posting_streak).toBe(1);
      await insertRow(connection.database, 'planned_breaks', {
        user_id: userId,
        starts_on: '2026-11-09',
        ends_on: '2026-11-13',
      });
      const { data: stats } = await dashboard.stats(owner);
      expect(stats.posting_streak).toBe(2);
      expect(stats.streak_weeks.at(-2)).toEqual({ sunday: '2026-11-08', posts: 0, is_planned_break: true });
    });

    it('has a streak of weeks with two posts', async () => {
      for (const day of ['11-16', '11-17', '11-09', '11-11', '11-03', '11-05', '10-28'])
        await posted(`2026-${day}T15:00:00Z`);
      expect((await dashboard.stats(owner)).data.posting_streak).toBe(3);
    });

    it('counts prompts that can still be used, and of this week those for its days that are listed', async () => {
      const { database } = connection;
      const on = (scheduled_date: string) =>
        aPrompt(database, userId, { scheduled_date, pushed_to_calendar: true });
      await on('2026-11-20');
      await on('2026-11-23');
      await aPrompt(database, userId);
      await aPrompt(database, userId, { status: 'used' });
      // Its day is over; a post was begun from the others.
      await on('2026-11-17');
      for (const id of [await on('2026-11-19'), await aPrompt(database, userId)])
        await aPost(database, userId, { source_type: 'prompt', source_id: String(id) });
      const { data: listed } = await dashboard.upcomingPrompts(owner);
      expect(listed.map(({ scheduled_date }) => scheduled_date)).toEqual(['2026-11-20', '2026-11-23']);
      expect((await dashboard.stats(owner)).data).toMatchObject({
        available_prompts: 3,
        availablePrompts: 3,
        weekly: { availablePrompts: 1 },
      });
    });
  });

  describe('in trends', () => {
    it('lists posts with figures of the range, newest first, and names their result', async () => {
      const { database } = connection;
      const prompt = await aPrompt(database, userId, { status: 'used', pillar_number: 2 });
      const inside = await posted('2026-11-12T06:00:00Z', {
        title: 'Cash first',
        source_type: 'prompt',
        source_id: String(prompt),
      });
      await measure(inside, 1_000, 49, '2026-11-14T10:00:00Z');
      const before = await posted('2026-11-12T05:59:00Z');
      await measure(before, 0, 0, '2026-11-14T10:00:00Z');
      await posted('2026-11-17T15:00:00Z');
      const week = await dashboard.trends(owner, 'week', 7);
      expect(week.data).toEqual([
        {
          post_id: inside,
          title: 'Cash first',
          posted_at: new Date('2026-11-12T06:00:00Z'),
          pillar_number: 2,
          impressions: 1_000,
          engagement_rate: 5.2,
          performance_category: 'Excellent',
        },
      ]);
      expect((await dashboard.trends(owner, 'all', 7)).data).toMatchObject([
        { post_id: inside },
        { post_id: before, engagement_rate: null, performance_category: null },
      ]);
      expect((await dashboard.trends(owner, 'all', 1)).data).toHaveLength(1);
    });
  });

  describe('in its feed', () => {
    it('lists what happened last, newest first, of the user alone', async () => {
      const { database } = connection;
      await posted('2026-11-16T15:00:00Z', { title: 'Out' });
      await aPost(database, userId, { title: 'Begun', updated_at: new Date('2026-11-17T10:00:00Z') });
      await aTrainingPost(database, userId, {
        post_content: 'Cash first. Always.',
        created_at: new Date('2026-11-15T10:00:00Z'),
      });
      const batch = await aPromptBatch(database, userId);
      for (const created_at of [new Date('2026-11-14T10:00:00Z'), new Date('2026-11-14T10:00:01Z')])
        await aPrompt(database, userId, { batch_id: batch, pushed_to_calendar: true, created_at });
      const { id: stranger } = await aProfile(database);
      await aPost(database, stranger);
      const { data } = await dashboard.activityFeed(userId, 10);
      expect(data).toMatchObject([
        { kind: 'draft_changed', name: 'Begun' },
        { kind: 'posted', name: 'Out' },
        { kind: 'training_post_added', name: 'Cash first. Always.' },
        { kind: 'prompts_arrived', id: batch, count: 2, at: new Date('2026-11-14T10:00:01Z') },
      ]);
      expect((await dashboard.activityFeed(userId, 2)).data).toHaveLength(2);
    });
  });
});
