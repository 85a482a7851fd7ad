import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { LearningProgressResponse } from './dashboard.dto.js';

@Injectable()
export class LearningProgressRepository {
  constructor(private readonly database: Database) {}

  /**
   * All figures in one statement. A habit is as sure as the drafts that show it among those that gave the occasion, by the rule of
   * succession: three of three are 0.8, thirty of thirty 0.97.
   */
  async find(userId: string): Promise<LearningProgressResponse> {
    const [row] = await this.database.query<LearningProgressResponse>(
      `select written.*, rated.*, noticed.*, samples.*
         from (select count(*) filter (where status = 'completed')::integer as total_generations,
                      count(*) filter (where changed_share > 0)::integer as total_edits,
                      count(*) filter (where changed_share > 0 and learned_version is not null)::integer as processed_edits
                 from generation_history where user_id = $1) written,
              (select round(avg(rating), 2)::float8 as avg_quality_rating from feedback where user_id = $1) rated,
              (select count(*)::integer as total_insights,
                      count(*) filter (where status = 'accepted')::integer as active_insights,
                      round(avg((occurrences + 1)::numeric / (opportunities + 2)), 2)::float8 as avg_confidence_score
                 from learned_rules where user_id = $1) noticed,
              (select count(*)::integer as sample_posts_count,
                      round(avg(engagement_rate), 2)::float8 as avg_sample_engagement
                 from sample_post_analytics where user_id = $1 and kind = 'post') samples`,
      [userId],
    );
    if (!row) throw new Error('Counts answered no row');
    return row;
  }
}
