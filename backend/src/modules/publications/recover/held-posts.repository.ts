import { Injectable } from '@nestjs/common';
import { mayHaveGoneOutEarly } from '../../../platform/continuity/continuity.repository.js';
import { Database } from '../../../platform/database/database.js';

export interface HeldPostRow {
  readonly post_id: string;
  readonly title: string;
  readonly content_start: string;
  readonly due_at: Date;
  /** YYYY-MM-DD. */
  readonly local_date: string;
  readonly local_time: string;
  readonly time_zone: string;
  /** The LinkedIn member who posts it. */
  readonly account_name: string;
  /** Nothing was kept that would tell whether it was sent early since. */
  readonly may_have_gone_out: boolean;
  /** Of all that wait. */
  readonly total: number;
}

/** Of user $1 those that wait and belong to the posts $2; where it is null, all that wait and surely did not go out. */
const NAMED = `p.user_id = $1 and p.held_since is not null
  and (p.post_id = any($2::uuid[]) or ($2::uuid[] is null and not ${mayHaveGoneOutEarly('p.held_since')}))`;

/** Scheduled posts that wait for their user's look since the data was put back from a backup (docs/adr/0009). */
@Injectable()
export class HeldPostsRepository {
  constructor(private readonly database: Database) {}

  /** The user's posts that wait for a check, earliest first. */
  async find(userId: string, limit: number): Promise<HeldPostRow[]> {
    return this.database.query<HeldPostRow>(
      `select p.post_id, post.title, left(post.content, 200) as content_start, p.due_at, p.local_date::text, p.local_time,
              p.time_zone, a.display_name as account_name, ${mayHaveGoneOutEarly('p.held_since')} as may_have_gone_out,
              count(*) over ()::int as total
         from publications p join posts post on post.id = p.post_id join social_accounts a on a.id = p.social_account_id
        where p.user_id = $1 and p.held_since is not null and post.deleted_at is null
        order by p.due_at, p.id limit $2`,
      [userId, limit],
    );
  }

  /**
   * The user looked: these are still right. Where none is named, all that surely did not go out: what may be on LinkedIn already
   * would go out twice by one careless click, so each of those is named. Answers how many waited; those whose account is not
   * connected go on waiting. One whose time passed meanwhile goes out late or is missed, as always.
   */
  async end(userId: string, postIds: readonly string[] | null): Promise<number> {
    const rows = await this.database.query(
      `with moved as (
         update publications p set held_since = null, updated_at = now() from social_accounts a
          where ${NAMED} and a.id = p.social_account_id and a.disconnected_at is null
         returning p.id, p.version, p.fence
       ), audit as (
         insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
         select id, 'still_right', 'scheduled', 'scheduled', version, fence, 'user:' || $1::text from moved
       )
       select id from moved`,
      [userId, postIds],
    );
    return rows.length;
  }

  /** Whether any of these waits: all of them where none is named. */
  async hasAny(userId: string, postIds: readonly string[] | null): Promise<boolean> {
    const sql = `select 1 from publications p join posts post on post.id = p.post_id and post.deleted_at is null where ${NAMED} limit 1`;
    return (await this.database.query(sql, [userId, postIds])).length > 0;
  }
}
