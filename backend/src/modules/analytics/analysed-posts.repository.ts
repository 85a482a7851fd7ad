import { ANALYSED_POSTS_MAX, ANALYTICS_PAGE, type AnalyticsSpan } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { containing } from '../../platform/http/lists/admin-filter.js';

/** A post that is out. All figures are null where none were entered. */
export interface AnalysedPostRow {
  readonly id: string;
  readonly title: string;
  /** Its first characters. */
  readonly content: string;
  readonly characters: number;
  readonly posted_at: Date;
  /** YYYY-MM-DD in its user's zone. */
  readonly day: string;
  readonly pillar_number: number | null;
  readonly impressions: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly engagement_rate: number | null;
}

/** Columns that the table is ordered by. */
export const ANALYTICS_SORTS = [
  'posted_at',
  'impressions',
  'likes',
  'comments',
  'shares',
  'engagement_rate',
] as const;
export type AnalyticsSort = (typeof ANALYTICS_SORTS)[number];

export interface AnalyticsFilter {
  readonly sort: AnalyticsSort;
  readonly order: 'asc' | 'desc';
  readonly pillar?: number;
  /** Part of a title or text. */
  readonly search?: string;
}

const BEGINNING = 300;

const COLUMNS = `post.id, post.title, left(post.content, ${BEGINNING}) as content, length(post.content) as characters,
  post.posted_at, to_char(post.posted_at at time zone u.time_zone, 'YYYY-MM-DD') as day, prompt.pillar_number,
  latest.impressions, latest.likes, latest.comments, latest.shares, latest.engagement_rate::float8`;

/** With the newest figures of each; posts that are hidden or in the bin count for nothing. */
const SOURCE = `from posts post
  join profiles u on u.id = post.user_id
  left join lateral (
    select impressions, likes, comments, shares, engagement_rate from post_performance
     where post_id = post.id order by recorded_at desc, id desc limit 1) latest on true
  left join content_prompts prompt
    on prompt.id = case when post.source_type = 'prompt' then post.source_id::bigint end
   and prompt.user_id = post.user_id
 where post.user_id = $1 and post.status = 'used' and not post.is_hidden and post.deleted_at is null
   and post.posted_at >= $2::date::timestamp at time zone u.time_zone
   and post.posted_at < ($3::date + 1)::timestamp at time zone u.time_zone`;

@Injectable()
export class AnalysedPostsRepository {
  constructor(private readonly database: Database) {}

  /** Whose posts are read: their days and the names of their pillars. */
  async findAuthor(userId: string): Promise<{ time_zone: string; content_pillars: string[] } | null> {
    const [author] = await this.database.query<{ time_zone: string; content_pillars: string[] }>(
      'select time_zone, content_pillars from profiles where id = $1',
      [userId],
    );
    return author ?? null;
  }

  /** Newest first. */
  async findAll(userId: string, { since, until }: AnalyticsSpan): Promise<AnalysedPostRow[]> {
    return this.database.query<AnalysedPostRow>(
      `select ${COLUMNS} ${SOURCE} order by post.posted_at desc, post.id desc limit $4`,
      [userId, since, until, ANALYSED_POSTS_MAX],
    );
  }

  /** One page of the table, or all of it; posts without the figure that they are ordered by come last. @param page from 1; null: all */
  async findPage(
    userId: string,
    { since, until }: AnalyticsSpan,
    { sort, order, pillar, search }: AnalyticsFilter,
    page: number | null,
  ): Promise<{ rows: AnalysedPostRow[]; total: number }> {
    const parameters: unknown[] = [userId, since, until];
    const bind = (value: unknown) => `$${parameters.push(value)}`;
    const conditions: string[] = [];
    if (pillar !== undefined) conditions.push(`and prompt.pillar_number = ${bind(pillar)}`);
    if (search?.trim()) {
      const pattern = `${bind(containing(search))} collate "und-x-icu"`;
      conditions.push(`and (post.title ilike ${pattern} or post.content ilike ${pattern})`);
    }
    const filters = [...parameters];
    const limit = bind(page === null ? ANALYSED_POSTS_MAX : ANALYTICS_PAGE);
    const offset = bind(page === null ? 0 : (page - 1) * ANALYTICS_PAGE);
    const column = sort === 'posted_at' ? 'post.posted_at' : `latest.${sort}`;
    const rows = await this.database.query<AnalysedPostRow>(
      `select ${COLUMNS} ${SOURCE} ${conditions.join(' ')}
        order by ${column} ${order} nulls last, post.posted_at desc, post.id desc limit ${limit} offset ${offset}`,
      parameters,
    );
    const [counted] = await this.database.query<{ total: number }>(
      `select count(*)::integer as total ${SOURCE} ${conditions.join(' ')}`,
      filters,
    );
    return { rows, total: counted?.total ?? 0 };
  }
}
