import { EXAMPLE_IMPRESSIONS_MIN, GREAT_ENGAGEMENT_RATE } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isOwnText, newestFirst } from '../posts.conditions.js';

/** A post that is out or was given for training, with what is known of it. */
export interface OwnPostRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly posted_at: Date | null;
  /** The latest figures. */
  readonly impressions: number | null;
  readonly engagement_rate: number | null;
  readonly rating: number | null;
  /** The text of a writer that it was made from, while that is kept. */
  readonly ai_text: string | null;
}

export interface OwnPosts {
  /** The posts that show the user's style, the best first. */
  readonly examples: readonly OwnPostRow[];
  /** The newest posts, newest first. */
  readonly own_posts: readonly OwnPostRow[];
}

interface FoundRow extends OwnPostRow {
  /** From 1; null for one that is not among them. */
  readonly example_place: number | null;
  readonly newest_place: number | null;
}

const UNKNOWN = { impressions: null, engagement_rate: null, rating: null, ai_text: null };

/** Selects the user's posts that a writer learns from. */
@Injectable()
export class OwnPostsRepository {
  constructor(private readonly database: Database) {}

  /**
   * All that the user has posted or given for training, newest first, and of it the examples: training posts, then those with a high
   * engagement (GREAT_ENGAGEMENT_RATE by the latest figures) or that they gave four stars or more; by figures, then stars, then
   * age; a post with one or two stars is no example whatever its figures. Never `exceptId`, nor hidden or archived posts.
   */
  async find(
    userId: string,
    exceptId: string | null,
    limits: { readonly examples: number; readonly own: number },
  ): Promise<OwnPosts> {
    const rows = await this.database.query<FoundRow>(
      `with own as (
         select p.id, p.title, p.content, p.posted_at, f.rating, perf.impressions,
                perf.engagement_rate::float8 as engagement_rate,
                row_number() over (order by ${newestFirst('p')})::int as newest_place,
                case when p.source_type = 'training' or f.rating >= 4
                          or (numbers.great_rate is not null and coalesce(f.rating, 3) >= 3)
                  then row_number() over (
                    order by (p.source_type = 'training' or f.rating >= 4
                              or (numbers.great_rate is not null and coalesce(f.rating, 3) >= 3)) desc nulls last,
                             (p.source_type = 'training') desc, numbers.great_rate desc nulls last,
                             f.rating desc nulls last, p.created_at desc, p.id desc)::int end as example_place
           from posts p
           left join feedback f on f.post_id = p.id and f.user_id = p.user_id
           left join lateral (
             select impressions, engagement_rate from post_performance latest
              where latest.post_id = p.id order by latest.recorded_at desc, latest.id desc limit 1) perf on true
          cross join lateral (
             select case when perf.engagement_rate >= $5 and perf.impressions >= $6 then perf.engagement_rate end as great_rate) numbers
          where p.user_id = $1 and p.id is distinct from $2 and ${isOwnText('p')})
       select own.*, made.ai_text
         from own
         left join lateral (
           select g.output as ai_text from generation_history g
            where g.post_id = own.id and g.kind in ('draft', 'suggestion') and g.outcome in ('saved', 'replaced') and g.output <> ''
            order by g.created_at desc, g.id desc limit 1) made on own.newest_place <= $4
        where own.newest_place <= $4 or own.example_place <= $3
        order by own.newest_place`,
      [userId, exceptId, limits.examples, limits.own, GREAT_ENGAGEMENT_RATE, EXAMPLE_IMPRESSIONS_MIN],
    );
    return {
      examples: rows
        .filter(({ example_place: place }) => place !== null && place <= limits.examples)
        .sort((a, b) => (a.example_place ?? 0) - (b.example_place ?? 0))
        .map(postOf),
      own_posts: rows.filter(({ newest_place: place }) => place !== null && place <= limits.own).map(postOf),
    };
  }

  /** The newest alone, newest first, with nothing of how they did. */
  async findNewest(userId: string, limit: number): Promise<OwnPostRow[]> {
    const posts = await this.database.query<Omit<OwnPostRow, keyof typeof UNKNOWN>>(
      `select p.id, p.title, p.content, p.posted_at from posts p
        where p.user_id = $1 and ${isOwnText('p')}
        order by ${newestFirst('p')}
        limit $2`,
      [userId, limit],
    );
    return posts.map((post) => ({ ...post, ...UNKNOWN }));
  }
}

function postOf({ example_place: _, newest_place: __, ...post }: FoundRow): OwnPostRow {
  return post;
}
