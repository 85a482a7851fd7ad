import type { Insight, InsightType } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** An insight as it is to be kept. */
export interface NewInsight {
  readonly insight_type: InsightType;
  readonly subject: string;
  readonly insight_data: Insight;
  readonly confidence_score: number;
  readonly performance_impact: number | null;
  readonly recommendations: readonly string[];
}

export interface KeptInsightRow extends Omit<NewInsight, 'subject'> {
  readonly id: string;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

@Injectable()
export class AiInsightsRepository {
  constructor(private readonly database: Database) {}

  /** Those that hold first, each group with what changed last on top. There are as many as there are kinds of posts. */
  async find(userId: string): Promise<KeptInsightRow[]> {
    return this.database.query<KeptInsightRow>(
      `select id, insight_type, insight_data, confidence_score::float8, performance_impact::float8, recommendations, is_active,
              created_at, updated_at
         from ai_insights where user_id = $1 order by is_active desc, updated_at desc, id`,
      [userId],
    );
  }

  /** Makes these the ones that hold. A row that says the same as before is not written. */
  async replace(userId: string, insights: readonly NewInsight[]): Promise<void> {
    await this.database.query(
      `with told as (
         select * from jsonb_to_recordset($2::jsonb) as told (insight_type text, subject text, insight_data jsonb,
           confidence_score numeric, performance_impact numeric, recommendations text[])
       ), kept as (
         insert into ai_insights as known
           (user_id, insight_type, subject, insight_data, confidence_score, performance_impact, recommendations)
         select $1, insight_type, subject, insight_data, confidence_score, performance_impact, recommendations from told
         on conflict (user_id, insight_type, subject) do update
           set insight_data = excluded.insight_data, confidence_score = excluded.confidence_score,
               performance_impact = excluded.performance_impact, recommendations = excluded.recommendations,
               is_active = true, updated_at = now()
         where (known.insight_data, known.recommendations, known.is_active)
               is distinct from (excluded.insight_data, excluded.recommendations, true)
       )
       update ai_insights set is_active = false, updated_at = now()
        where user_id = $1 and is_active
          and not exists (select from told where told.insight_type = ai_insights.insight_type
                                             and told.subject = ai_insights.subject)`,
      [userId, JSON.stringify(insights)],
    );
  }

  /** Whose posts or figures were written since then, as the notes of out-of-date answers tell. */
  async findChangedUsers(since: Date): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `select distinct user_id from cache_drops where at > $1 and tags @> array['analytics']`,
      [since],
    );
    return rows.map(({ user_id }) => user_id);
  }
}
