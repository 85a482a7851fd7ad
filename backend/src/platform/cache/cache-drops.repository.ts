import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { CacheTag } from './cache.limits.js';

/** What a reader sees at an instant: transactions that are over, in PostgreSQL's notation. */
export type Snapshot = string;

@Injectable()
export class CacheDropsRepository {
  constructor(private readonly database: Database) {}

  /**
   * What is seen by now, and whether anything of the user with this tag was written that an earlier reader did not see.
   * @param since what that reader saw; null for nobody
   */
  async compare(
    userId: string,
    tag: CacheTag,
    since: Snapshot | null,
  ): Promise<{ readonly snapshot: Snapshot; readonly isDropped: boolean }> {
    const [row] = await this.database.query<{ snapshot: Snapshot; is_dropped: boolean }>(
      `select pg_current_snapshot()::text as snapshot,
              $3::text is null or exists (
                select from cache_drops
                 where user_id = $1 and tags @> array[$2::text]
                   and not pg_visible_in_snapshot(written_by::text::xid8, $3::text::pg_snapshot)) as is_dropped`,
      [userId, tag, since],
    );
    if (!row) throw new Error('PostgreSQL did not say what it sees');
    return { snapshot: row.snapshot, isDropped: row.is_dropped };
  }

  async insert(userId: string, tags: readonly CacheTag[]): Promise<void> {
    await this.database.query(
      `insert into cache_drops (user_id, tags, written_by) values ($1, $2, pg_current_xact_id()::text::bigint)`,
      [userId, tags],
    );
  }

  /** Removes at most `portion` rows from before the instant, and returns how many. */
  async deleteBefore(before: Date, portion: number): Promise<number> {
    const removed = await this.database.query(
      `delete from cache_drops where id in (select id from cache_drops where at < $1 order by at limit $2) returning 1 as one`,
      [before, portion],
    );
    return removed.length;
  }
}
