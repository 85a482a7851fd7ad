import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A post that is out, with its newest figures. */
export interface MeasuredPost {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly posted_at: Date;
  readonly pillar_number: number | null;
  readonly impressions: number;
  readonly engagement_rate: number | null;
}

@Injectable()
export class PerformanceTrendsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; posts without figures are left out. @param since the first day in the user's zone; null: all */
  async find(userId: string, since: PlainDate | null, limit: number): Promise<MeasuredPost[]> {
    return this.database.query<MeasuredPost>(
      `select post.id, post.title, left(post.content, 200) as content, post.posted_at, prompt.pillar_number,
              latest.impressions, latest.engagement_rate::float8
         from posts post
         join profiles u on u.id = post.user_id
         join lateral (
           select impressions, engagement_rate from post_performance
            where post_id = post.id order by recorded_at desc, id desc limit 1) latest on true
         left join content_prompts prompt
           on prompt.id = case when post.source_type = 'prompt' then post.source_id::bigint end
          and prompt.user_id = post.user_id
        where post.user_id = $1 and post.status = 'used' and not post.is_hidden and post.deleted_at is null
          and post.posted_at >= coalesce($2::date::timestamp at time zone u.time_zone, '-infinity')
        order by post.posted_at desc, post.id desc
        limit $3`,
      [userId, since, limit],
    );
  }
}
