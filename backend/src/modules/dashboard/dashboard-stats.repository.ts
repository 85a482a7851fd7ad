import type { PlainDate, PlannedBreak } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isOwnOut } from '../posts/posts.conditions.js';
import { CAN_BE_USED } from './upcoming-prompts.repository.js';

/**
 * What the figures of the dashboard are computed from, without posts that are hidden or in the bin. Training posts add to what was
 * read and said, and to nothing that is counted: they belong to no plan (TRAINING-7).
 */
export interface DashboardFacts {
  readonly weekly_posting_goal: number;
  readonly total_posts: number;
  readonly published_posts: number;
  readonly total_impressions: number | null;
  readonly total_likes: number | null;
  readonly total_comments: number | null;
  readonly total_shares: number | null;
  /** Percent on two decimals: the mean of the posts that have a rate; null without any. */
  readonly avg_engagement_rate: number | null;
  readonly available_prompts: number;
  readonly last_posted_at: Date | null;
  /** One for each post that is out, in the user's zone; without those whose day is not known. */
  readonly post_days: readonly PlainDate[];
  readonly breaks: readonly PlannedBreak[];
  readonly drafts_of_week: number;
  readonly prompts_of_week: number;
  /** Of posts that went out in the last 30 days, and in the 30 days before; null where none of them has figures. */
  readonly impressions_last_30_days: number | null;
  readonly impressions_30_days_before: number | null;
}

@Injectable()
export class DashboardStatsRepository {
  constructor(private readonly database: Database) {}

  /** All in one statement. @param week the days of the week, both included */
  async find(
    userId: string,
    today: PlainDate,
    week: { readonly sunday: PlainDate; readonly saturday: PlainDate },
  ): Promise<DashboardFacts | null> {
    const [facts] = await this.database.query<DashboardFacts>(
      `with own as materialized (
         select post.status, post.posted_at, post.source_type <> 'training' as counts, ${isOwnOut('post')} as is_out,
                (post.posted_at at time zone u.time_zone)::date as posted_on,
                (post.created_at at time zone u.time_zone)::date as created_on,
                latest.impressions, latest.likes, latest.comments, latest.shares, latest.engagement_rate
           from posts post
           join profiles u on u.id = post.user_id
           left join lateral (
             select impressions, likes, comments, shares, engagement_rate from post_performance
              where post_id = post.id and post.status = 'used'
              order by recorded_at desc, id desc limit 1) latest on true
          where post.user_id = $1 and not post.is_hidden and post.deleted_at is null)
       select u.weekly_posting_goal, written.*, prompts.*, planned.breaks
         from profiles u,
              (select count(*) filter (where counts)::integer as total_posts,
                      count(*) filter (where is_out)::integer as published_posts,
                      max(posted_at) filter (where is_out) as last_posted_at,
                      sum(impressions)::float8 as total_impressions,
                      sum(likes)::float8 as total_likes,
                      sum(comments)::float8 as total_comments,
                      sum(shares)::float8 as total_shares,
                      round(avg(engagement_rate), 2)::float8 as avg_engagement_rate,
                      coalesce(array_agg(to_char(posted_on, 'YYYY-MM-DD'))
                        filter (where is_out and posted_on is not null), '{}') as post_days,
                      count(*) filter (where status = 'draft' and created_on between $3 and $4)::integer as drafts_of_week,
                      sum(impressions) filter (where posted_on > $2::date - 30 and posted_on <= $2)::float8 as impressions_last_30_days,
                      sum(impressions) filter (where posted_on > $2::date - 60 and posted_on <= $2::date - 30)::float8
                        as impressions_30_days_before
                 from own) written,
              (select count(*)::integer as available_prompts,
                      count(*) filter (where pushed_to_calendar and scheduled_date <= $4)::integer as prompts_of_week
                 from content_prompts where ${CAN_BE_USED}) prompts,
              (select coalesce(json_agg(json_build_object('from', starts_on, 'to', ends_on)), '[]') as breaks
                 from planned_breaks where user_id = $1) planned
        where u.id = $1`,
      [userId, today, week.sunday, week.saturday],
    );
    return facts ?? null;
  }
}
