import {
  ANALYSED_POSTS_MAX,
  ANALYTICS_PAGE,
  type AnalyticsSpan,
  type KnownFigures,
  type PlainDate,
  type PublishedPostSort,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { containing } from '../../../platform/http/lists/admin-filter.js';
import { isOut } from '../posts.conditions.js';

/** A post that is out. A figure is null where nobody said it. */
export interface PublishedPost extends KnownFigures {
  readonly id: string;
  readonly title: string;
  /** Its first characters. */
  readonly content: string;
  readonly characters: number;
  readonly posted_at: Date;
  /** YYYY-MM-DD in its user's zone. */
  readonly day: string;
  /** HH:MM there. */
  readonly time: string;
  /** Null where it is not known. */
  readonly linkedin_url: string | null;
  readonly pillar_number: number | null;
  readonly engagement_rate: number | null;
}

/** Those of the last days, or all. */
export interface NewestPosts {
  /** The first and the last day in the user's zone; null: all. */
  readonly since: PlainDate | null;
  readonly until: PlainDate | null;
  readonly limit: number;
  /** Only those that have a figure. */
  readonly measured?: boolean;
}

export interface PublishedPostsFilter {
  readonly sort: PublishedPostSort;
  readonly order: 'asc' | 'desc';
  readonly pillar?: number;
  /** Part of a title or text. */
  readonly search?: string;
}

const BEGINNING = 300;

const COLUMNS = `post.id, post.title, left(post.content, ${BEGINNING}) as content, length(post.content) as characters,
  post.posted_at, to_char(post.posted_at at time zone u.time_zone, 'YYYY-MM-DD') as day,
  to_char(post.posted_at at time zone u.time_zone, 'HH24:MI') as time, post.linkedin_url, prompt.pillar_number,
  latest.impressions, latest.likes, latest.comments, latest.shares, latest.engagement_rate::float8`;

/** With the newest figures of each; posts that are hidden or in the bin count for nothing. */
const SOURCE = `from posts post
  join profiles u on u.id = post.user_id
  left join lateral (
    select impressions, likes, comments, shares, engagement_rate, recorded_at from post_performance
     where post_id = post.id order by recorded_at desc, id desc limit 1) latest on true
  left join content_prompts prompt
    on prompt.id = case when post.source_type = 'prompt' then post.source_id::bigint end
   and prompt.user_id = post.user_id
 where post.user_id = $1 and ${isOut('post')}
   and post.posted_at >= coalesce($2::date::timestamp at time zone u.time_zone, '-infinity')
   and post.posted_at < coalesce(($3::date + 1)::timestamp at time zone u.time_zone, 'infinity')`;

@Injectable()
export class PublishedPostsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async findNewest(
    userId: string,
    { since, until, limit, measured = false }: NewestPosts,
  ): Promise<PublishedPost[]> {
    return this.database.query<PublishedPost>(
      `select ${COLUMNS} ${SOURCE} ${measured ? 'and latest.recorded_at is not null' : ''}
        order by post.posted_at desc, post.id desc limit $4`,
      [userId, since, until, limit],
    );
  }

  /** One page of the table, or all of it; posts without the figure that they are ordered by come last. @param page from 1; null: all */
  async findPage(
    userId: string,
    span: AnalyticsSpan,
    filter: PublishedPostsFilter,
    page: number | null,
  ): Promise<PublishedPost[]> {
    const { sort, order } = filter;
    const { where, parameters } = filtered(userId, span, filter);
    const column = sort === 'posted_at' ? 'post.posted_at' : `latest.${sort}`;
    const [limit, offset] =
      page === null ? [ANALYSED_POSTS_MAX, 0] : [ANALYTICS_PAGE, (page - 1) * ANALYTICS_PAGE];
    return this.database.query<PublishedPost>(
      `select ${COLUMNS} ${SOURCE} ${where}
        order by ${column} ${order} nulls last, post.posted_at desc, post.id desc
        limit $${parameters.length + 1} offset $${parameters.length + 2}`,
      [...parameters, limit, offset],
    );
  }

  /** Posts of all pages. */
  async count(userId: string, span: AnalyticsSpan, filter: PublishedPostsFilter): Promise<number> {
    const { where, parameters } = filtered(userId, span, filter);
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count ${SOURCE} ${where}`,
      parameters,
    );
    return row?.count ?? 0;
  }
}

/** Conditions behind those of `SOURCE`, and the parameters of both. */
function filtered(userId: string, { since, until }: AnalyticsSpan, { pillar, search }: PublishedPostsFilter) {
  const parameters: unknown[] = [userId, since, until];
  const conditions: string[] = [];
  if (pillar !== undefined) conditions.push(`and prompt.pillar_number = $${parameters.push(pillar)}`);
  if (search?.trim()) {
    const pattern = `$${parameters.push(containing(search))} collate "und-x-icu"`;
    conditions.push(`and (post.title ilike ${pattern} or post.content ilike ${pattern})`);
  }
  return { where: conditions.join(' '), parameters };
}
