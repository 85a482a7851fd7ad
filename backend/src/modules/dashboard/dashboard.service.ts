import {
  performanceCategory,
  postingStreak,
  postName,
  statsWeekOf,
  STREAK_WEEKS,
  streakWeeks,
  type TrendRange,
  trendStart,
  UPCOMING_PROMPTS,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AnswerCache } from '../../platform/cache/answer-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { ActivityFeedRepository } from './activity-feed.repository.js';
import { DashboardStatsRepository } from './dashboard-stats.repository.js';
import type {
  ActivityFeedResponse,
  DashboardStatsAnswer,
  DashboardStatsResponse,
  LearningProgressAnswer,
  PerformanceTrendsResponse,
  UpcomingPromptsResponse,
  UserActivityResponse,
} from './dashboard.dto.js';
import { LearningProgressRepository } from './learning-progress.repository.js';
import { UpcomingPromptsRepository } from './upcoming-prompts.repository.js';
import { completionRate, weeklyProgress } from './weekly-progress.rules.js';

/** Figures for the dashboard, of what other modules keep. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly statsOf: DashboardStatsRepository,
    private readonly published: PublishedPostsService,
    private readonly feed: ActivityFeedRepository,
    private readonly progress: LearningProgressRepository,
    private readonly prompts: UpcomingPromptsRepository,
    private readonly cache: AnswerCache,
    private readonly clock: Clock,
  ) {}

  async stats(userId: string): Promise<DashboardStatsAnswer> {
    const today = await this.today(userId);
    return this.kept(userId, `stats ${today}`, () => this.readStats(userId, today));
  }

  private async readStats(userId: string, today: string): Promise<DashboardStatsResponse> {
    const week = statsWeekOf(today);
    const facts = await this.statsOf.find(userId, today, week);
    if (!facts) throw new NotFoundError('The profile');
    const { weekly_posting_goal: goal, post_days: days, breaks } = facts;
    const posted = days.filter((day) => day >= week.sunday && day <= week.saturday).length;
    return {
      total_posts: facts.total_posts,
      published_posts: facts.published_posts,
      posts_this_week: posted,
      weekly_posting_goal: goal,
      weekly_progress: weeklyProgress(posted, goal),
      total_impressions: facts.total_impressions,
      avg_engagement_rate: facts.avg_engagement_rate,
      total_likes: facts.total_likes,
      total_comments: facts.total_comments,
      total_shares: facts.total_shares,
      posting_streak: postingStreak(today, days, breaks, goal),
      streak_weeks: streakWeeks(today, days, breaks, STREAK_WEEKS).map((of) => ({
        sunday: of.sunday,
        posts: of.posts,
        is_planned_break: of.isPlannedBreak,
      })),
      available_prompts: facts.available_prompts,
      impressions_last_30_days: facts.impressions_last_30_days,
      impressions_30_days_before: facts.impressions_30_days_before,
      completedPosts: facts.published_posts,
      availablePrompts: facts.available_prompts,
      totalPosts: facts.total_posts,
      completionRate: completionRate(facts.published_posts, facts.total_posts),
      weekly: { drafts: facts.drafts_of_week, posted, availablePrompts: facts.prompts_of_week },
    };
  }

  /** The few of these figures that staff see of a user. @throws NotFoundError when there is no such user */
  async activityOf(userId: string): Promise<UserActivityResponse> {
    const today = await this.today(userId);
    const { posting_streak, posts_this_week, weekly_posting_goal } = await this.readStats(userId, today);
    const [newest] = await this.published.findNewest(userId, {
      since: null,
      until: null,
      limit: 1,
      measured: false,
    });
    return {
      last_posted_at: newest?.posted_at ?? null,
      posting_streak,
      posts_this_week,
      weekly_posting_goal,
    };
  }

  /** Posts with figures of a range that ends today, newest first. */
  async trends(userId: string, range: TrendRange, limit: number): Promise<PerformanceTrendsResponse> {
    const since = trendStart(range, await this.today(userId));
    return this.kept(userId, `trends ${since} ${limit}`, async () => {
      const posts = await this.published.findNewest(userId, { since, until: null, limit, measured: true });
      return posts.map((post) => ({
        post_id: post.id,
        title: postName(post),
        posted_at: post.posted_at,
        pillar_number: post.pillar_number,
        impressions: post.impressions,
        engagement_rate: post.engagement_rate,
        performance_category:
          post.engagement_rate === null ? null : performanceCategory(post.engagement_rate),
      }));
    });
  }

  async activityFeed(userId: string, limit: number): Promise<ActivityFeedResponse> {
    return this.kept(userId, `activities ${limit}`, async () => {
      const rows = await this.feed.find(userId, limit);
      return rows.map(({ kind, id, at, count, ...text }) => ({ kind, id, at, count, name: postName(text) }));
    });
  }

  async learningProgress(userId: string): Promise<LearningProgressAnswer> {
    return this.kept(userId, 'learning', () => this.progress.find(userId));
  }

  /** Prompts of the calendar that wait, the next first. */
  async upcomingPrompts(userId: string): Promise<UpcomingPromptsResponse> {
    const today = await this.today(userId);
    return this.kept(userId, `prompts ${today}`, () => this.prompts.find(userId, today, UPCOMING_PROMPTS));
  }

  /** Has every figure read anew at the next call, whatever was kept (DASHBOARD-8). */
  async refresh(userId: string): Promise<void> {
    await this.cache.drop(userId, ['dashboard', 'analytics']);
  }

  /**
   * Has every answer that rests on the user's posts read anew, in every process (POST-13).
   * @throws NotFoundError for another user's id
   */
  async refreshPosts(userId: string, named: string = userId): Promise<void> {
    if (named !== userId) throw new NotFoundError('The user');
    await this.cache.drop(userId, ['posts', 'dashboard', 'calendar', 'analytics']);
  }

  /** The whole answer is kept, as it is sent. */
  private kept<Data>(
    userId: string,
    call: string,
    read: () => Promise<Data>,
  ): Promise<{ readonly data: Data }> {
    return this.cache.through(
      userId,
      { area: 'dashboard', tag: 'dashboard', call: `dashboard ${call}` },
      async () => ({ data: await read() }),
    );
  }

  private async today(userId: string): Promise<string> {
    const today = await this.statsOf.today(userId, this.clock.now());
    if (today === null) throw new NotFoundError('The profile');
    return today;
  }
}
