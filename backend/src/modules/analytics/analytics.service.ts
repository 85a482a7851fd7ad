import {
  ANALYSED_POSTS_MAX,
  type AnalyticsRange,
  analyticsSpan,
  insightsOf,
  type PlainDate,
  postsUntilInsights,
  spanBefore,
  todayInZone,
  type Insight,
  INSIGHT_CONFIDENCE,
  insightWords,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { AnswerCache } from '../../platform/cache/answer-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { isStoppedStatement } from '../../platform/database/database-unavailable.js';
import type { PublishedPostsFilter } from '../posts/published/published-posts.repository.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { UsersService } from '../users/users.service.js';
import type {
  AnalyticsAnswer,
  AnalyticsPostsResponse,
  AnalyticsResponse,
  InsightResponse,
} from './analytics.dto.js';
import { figuresOf, measuredPosts, presentPost } from './figures.presenter.js';
import type { PostsFileFormat } from './posts-file.js';
import { PostsFilesService } from './posts-files.service.js';

/** Time-out of the posts and their figures (ANALYTICS-2). */
const POSTS_MS = 3_000;

/** What became of the posts of a user that are out. */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly posts: PublishedPostsService,
    private readonly users: UsersService,
    private readonly files: PostsFilesService,
    private readonly database: Database,
    private readonly cache: AnswerCache,
    private readonly clock: Clock,
  ) {}

  /** @param range ends today in the user's zone */
  async analyse(userId: string, range: AnalyticsRange): Promise<AnalyticsAnswer> {
    const now = this.clock.now();
    const { time_zone, content_pillars } = await this.users.get(userId);
    const today = todayInZone(now, time_zone);
    // The days that a post waits for its figures end by the hour.
    const hour = now.toISOString().slice(0, 13);
    return this.cache.through(
      userId,
      { area: 'analytics', tag: 'analytics', call: `analytics ${range} ${today} ${hour}` },
      async () => ({ data: await this.read(userId, range, today, content_pillars) }),
      // What took too long is read again.
      ({ data }) => data.figures !== null,
    );
  }

  private async read(
    userId: string,
    range: AnalyticsRange,
    today: PlainDate,
    content_pillars: readonly string[],
  ): Promise<AnalyticsResponse> {
    const now = this.clock.now();
    const span = analyticsSpan(range, today);
    const before = spanBefore(range, today);
    const rows = await this.unlessItTakesLong(() =>
      this.posts.findNewest(userId, {
        since: before?.since ?? span.since,
        until: span.until,
        limit: ANALYSED_POSTS_MAX,
      }),
    );
    if (rows === null) return { range, ...span, figures: null, insights: null, posts_until_insights: 0 };
    // Of thousands of posts each part takes a while: others have their turn after it.
    await setImmediate();
    const own = rows.filter(({ day }) => day >= span.since);
    const measured = measuredPosts(own);
    const measuredBefore = measuredPosts(rows.filter(({ day }) => day < span.since));
    await setImmediate();
    const figures = figuresOf(own, measured, measuredBefore, now);
    await setImmediate();
    return {
      range,
      ...span,
      figures,
      insights: presentInsights(insightsOf(measured), content_pillars),
      posts_until_insights: postsUntilInsights(measured),
    };
  }

  /** @param page from 1 */
  async listPosts(
    userId: string,
    range: AnalyticsRange,
    filter: PublishedPostsFilter,
    page: number,
  ): Promise<AnalyticsPostsResponse> {
    const { time_zone } = await this.users.get(userId);
    const span = analyticsSpan(range, todayInZone(this.clock.now(), time_zone));
    return this.database.withStatementTimeout(POSTS_MS, async () => {
      const rows = await this.posts.findPage(userId, span, filter, page);
      return { data: rows.map(presentPost), total: await this.posts.count(userId, span, filter) };
    });
  }

  /** All posts of the range in this order. */
  async exportPosts(
    userId: string,
    range: AnalyticsRange,
    filter: PublishedPostsFilter,
    format: PostsFileFormat,
  ): Promise<Buffer> {
    const { time_zone, content_pillars } = await this.users.get(userId);
    const span = analyticsSpan(range, todayInZone(this.clock.now(), time_zone));
    const rows = await this.database.withStatementTimeout(POSTS_MS, () =>
      this.posts.findPage(userId, span, filter, null),
    );
    return this.files.write(rows, content_pillars, format);
  }

  /** Null where the database stopped the statement: the other parts of the answer do not wait for it. */
  private async unlessItTakesLong<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await this.database.withStatementTimeout(POSTS_MS, work);
    } catch (error) {
      if (isStoppedStatement(error)) return null;
      throw error;
    }
  }
}

/** @param pillars names of the user's pillars, the first is number 1 */
function presentInsights(insights: readonly Insight[], pillars: readonly string[]): InsightResponse[] {
  return insights.map((insight) => {
    const { finding, sample, recommendation } = insightWords(insight, (pillar) => pillars[pillar - 1] ?? '');
    return {
      insight_type: insight.type,
      finding,
      sample,
      recommendations: [recommendation],
      confidence_score: INSIGHT_CONFIDENCE[insight.type],
      performance_impact: insight.type === 'best_kind' ? insight.times : null,
    };
  });
}
