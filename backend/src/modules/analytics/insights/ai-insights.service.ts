import {
  ANALYSED_POSTS_MAX,
  analyticsSpan,
  type Insight,
  INSIGHT_CONFIDENCE,
  insightsOf,
  insightWords,
  todayInZone,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PublishedPostsService } from '../../posts/published/published-posts.service.js';
import { UsersService } from '../../users/users.service.js';
import { measuredPosts } from '../figures.presenter.js';
import type { KeptInsightResponse } from '../analytics.dto.js';
import { AiInsightsRepository, type NewInsight } from './ai-insights.repository.js';

/** Time-out of insights (ANALYTICS-2). */
const INSIGHTS_MS = 2_000;

/** What all posts of a user tell, kept (ANALYTICS-6). */
@Injectable()
export class AiInsightsService {
  constructor(
    private readonly insights: AiInsightsRepository,
    private readonly posts: PublishedPostsService,
    private readonly users: UsersService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<KeptInsightResponse[]> {
    const { content_pillars } = await this.users.get(userId);
    const rows = await this.database.withStatementTimeout(INSIGHTS_MS, () => this.insights.find(userId));
    return rows.map((row) => {
      const { finding, sample } = insightWords(row.insight_data, nameIn(content_pillars));
      return {
        ...row,
        insight_data: { ...row.insight_data },
        recommendations: [...row.recommendations],
        finding,
        sample,
      };
    });
  }

  /** Reads all figures of the user and keeps what they tell. Safe to run twice, and at the same time. */
  async keep(userId: string): Promise<void> {
    const { time_zone, content_pillars } = await this.users.get(userId);
    const span = analyticsSpan('all', todayInZone(this.clock.now(), time_zone));
    const rows = await this.posts.findNewest(userId, { ...span, limit: ANALYSED_POSTS_MAX });
    const told = insightsOf(measuredPosts(rows));
    await this.insights.replace(
      userId,
      told.map((insight) => asKept(insight, content_pillars)),
    );
  }
}

const nameIn = (pillars: readonly string[]) => (pillar: number) => pillars[pillar - 1] ?? '';

function asKept(insight: Insight, pillars: readonly string[]): NewInsight {
  return {
    insight_type: insight.type,
    subject: insight.type === 'best_kind' ? `${insight.by} ${insight.key}` : '',
    insight_data: insight,
    confidence_score: INSIGHT_CONFIDENCE[insight.type],
    performance_impact: insight.type === 'best_kind' ? insight.times : null,
    recommendations: [insightWords(insight, nameIn(pillars)).recommendation],
  };
}
