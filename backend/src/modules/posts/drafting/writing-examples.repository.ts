import { EXAMPLE_IMPRESSIONS_MIN, GREAT_ENGAGEMENT_RATE } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** A post that shows the user's style. */
export interface ExampleRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** A post that is out or was given for training, with its latest figures. */
export interface OwnPostRow extends ExampleRow {
  readonly posted_at: Date | null;
  readonly impressions: number | null;
  readonly engagement_rate: number | null;
}

/** Selects the user's posts that a writer learns from. */
@Injectable()
export class WritingExamplesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Training posts, then the user's own with a high engagement (GREAT_ENGAGEMENT_RATE by the latest figures) or that
   * they gave four stars or more; never `exceptId`, nor hidden or archived posts. Ordered by figures, then stars,
   * then age; a post with one or two stars is no example whatever its figures.
   */
  async find(userId: string, exceptId: string | null, limit: number): Promise<ExampleRow[]> {
    return this.database.query<ExampleRow>(
      `select p.id, p.title, p.content
         from posts p
         left join feedback f on f.post_id = p.id and f.user_id = p.user_id
         left join lateral (
           select impressions, engagement_rate from post_performance latest
            where latest.post_id = p.id order by latest.recorded_at desc, latest.id desc limit 1) perf on true
        cross join lateral (
           select case when perf.engagement_rate >= $4 and perf.impressions >= $5 then perf.engagement_rate end as great_rate) numbers
        where p.user_id = $1 and not p.is_hidden and p.deleted_at is null and p.status <> 'archived' and p.id is distinct from $2
          and (p.source_type = 'training'
               or (p.status = 'used' and (f.rating >= 4 or (numbers.great_rate is not null and coalesce(f.rating, 3) >= 3))))
        order by (p.source_type = 'training') desc, numbers.great_rate desc nulls last, f.rating desc nulls last,
                 p.created_at desc, p.id desc
        limit $3`,
      [userId, exceptId, limit, GREAT_ENGAGEMENT_RATE, EXAMPLE_IMPRESSIONS_MIN],
    );
  }

  /** All that the user has posted or given for training, newest first; never `exceptId`, nor hidden or archived posts. */
  async findOwn(userId: string, exceptId: string | null, limit: number): Promise<OwnPostRow[]> {
    return this.database.query<OwnPostRow>(
      `with own as (
         select p.id, p.title, p.content, p.posted_at, coalesce(p.posted_at, p.created_at) as written_at
           from posts p
          where p.user_id = $1 and not p.is_hidden and p.deleted_at is null and p.status <> 'archived' and p.id is distinct from $2
            and (p.source_type = 'training' or p.status = 'used')
          order by written_at desc, p.id desc
          limit $3)
       select own.id, own.title, own.content, own.posted_at, perf.impressions, perf.engagement_rate::float8 as engagement_rate
         from own
         left join lateral (
           select impressions, engagement_rate from post_performance latest
            where latest.post_id = own.id order by latest.recorded_at desc, latest.id desc limit 1) perf on true
        order by own.written_at desc, own.id desc`,
      [userId, exceptId, limit],
    );
  }
}
