import {
  performanceCategory,
  type PlainDate,
  postingStreak,
  postName,
  statsWeekOf,
  STREAK_WEEKS,
  streakWeeks,
  todayInZone,
  type TrendRange,
  trendStart,
  UPCOMING_PROMPTS,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AnswerCache } from '../../platform/cache/answer-cache.js';
import type { AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Clock } from '../../platform/clock/clock.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { ActivityFeedRepository } from './activity-feed.repository.js';
import { type DashboardFacts, DashboardStatsRepository } from './dashboard-stats.repository.js';
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

/** Whose dashboard it is; the zone is known by now, so that a kept answer costs no statement for the day. */
type Owner = Pick<AuthenticatedUser, 'id' | 'time_zone'>;

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

  async stats(owner: Owner): Promise<DashboardStatsAnswer> {
    const today = this.todayOf(owner);
    return this.kept(owner.id, `stats ${today}`, async () =>
      statsFrom(await this.factsOf(owner.id, today), today),
    );
  }

  private async factsOf(userId: string, today: PlainDate): Promise<DashboardFacts> {
    const facts = await this.statsOf.find(userId, today, statsWeekOf(today));
    if (!facts) throw new NotFoundError('The profile');
    return facts;
  }

  /** The few of these figures that staff see of a user. */
  async activityOf(owner: Owner): Promise<UserActivityResponse> {
    const today = this.todayOf(owner);
    const facts = await this.factsOf(owner.id, today);
    const { posting_streak, posts_this_week, weekly_posting_goal } = statsFrom(facts, today);
    return { last_posted_at: facts.last_posted_at, posting_streak, posts_this_week, weekly_posting_goal };
  }

  /** Posts with figures of a range that ends today, newest first. */
  async trends(owner: Owner, range: TrendRange, limit: number): Promise<PerformanceTrendsResponse> {
    const since = trendStart(range, this.todayOf(owner));
    return this.kept(owner.id, `trends ${since} ${limit}`, async () => {
      const posts = await this.published.findNewest(owner.id, { since, until: null, limit, measured: true });
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
  async upcomingPrompts(owner: Owner): Promise<UpcomingPromptsResponse> {
    const today = this.todayOf(owner);
    return this.kept(owner.id, `prompts ${today}`, () =>
      this.prompts.find(owner.id, today, UPCOMING_PROMPTS),
    );
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

  private todayOf({ time_zone }: Owner): PlainDate {
    return todayInZone(this.clock.now(), time_zone);
  }
}

/** @param today in the user's zone */
function statsFrom(facts: DashboardFacts, today: PlainDate): DashboardStatsResponse {
  const { sunday, saturday } = statsWeekOf(today);
  const { weekly_posting_goal: goal, post_days: days, breaks } = facts;
  const posted = days.filter((day) => day >= sunday && day <= saturday).length;
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
