import {
  CALLS_OF_A_READING,
  FIGURES_SCOPE,
  FIRST_READING_AFTER_MS,
  READ_FOR_MS,
  READING_CALLS_OF_A_MEMBER,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A post whose turn it is. */
export interface DueReading {
  readonly post_id: string;
  readonly user_id: string;
  readonly social_account_id: string;
  readonly urn: string;
  readonly published_at: Date;
}

/** Longer than four calls with their time-outs: whoever has not reported by then was lost, and the post is read again. */
const TAKEN_FOR_MS = 15 * 60_000;
const TAKEN_AT_ONCE = 20;
/** Published posts that are noted at once; the next round has the rest. */
const NOTED_AT_ONCE = 1_000;
const DAYS_KEPT = 7;

/** Which posts are read and when. The rows themselves are the schedule; any number of workers may take from it. */
@Injectable()
export class FigureReadingsRepository {
  constructor(private readonly database: Database) {}

  /** Notes the published posts of members who granted figures, with their first reading. Returns how many were new. */
  async noteNew(now: Date): Promise<number> {
    const rows = await this.database.query(
      `insert into figure_readings (post_id, user_id, social_account_id, urn, published_at, due_at)
       select published.post_id, published.user_id, account.id, published.urn, published.published_at,
              published.published_at + make_interval(secs => $3)
         from social_accounts account, lateral (
           select post_id, user_id, urn, published_at from publications
            where social_account_id = account.id and state = 'published' and urn is not null and published_at > $1
              and not exists (select from figure_readings reading where reading.post_id = publications.post_id)
         ) published
        where account.disconnected_at is null and not account.needs_reconnect and account.granted_scopes @> array[$2]
        limit ${NOTED_AT_ONCE}
       on conflict do nothing returning post_id`,
      [new Date(now.getTime() - READ_FOR_MS), FIGURES_SCOPE, FIRST_READING_AFTER_MS / 1_000],
    );
    return rows.length;
  }

  /** Takes some that are due, each for one worker alone. */
  async takeDue(now: Date): Promise<DueReading[]> {
    return this.database.query<DueReading>(
      `with due as (
         select post_id from figure_readings where due_at <= $1 order by due_at limit ${TAKEN_AT_ONCE}
            for update skip locked
       )
       update figure_readings reading set due_at = $2 from due where reading.post_id = due.post_id
       returning reading.post_id, user_id, social_account_id, urn, published_at`,
      [now, new Date(now.getTime() + TAKEN_FOR_MS)],
    );
  }

  /** @param readAt null where there was no whole reading */
  async plan(postId: string, dueAt: Date | null, readAt: Date | null = null): Promise<void> {
    await this.database.query(
      'update figure_readings set due_at = $2, read_at = coalesce($3, read_at) where post_id = $1',
      [postId, dueAt, readAt],
    );
  }

  /** For another worker, now. */
  async giveBack(postIds: readonly string[], now: Date): Promise<void> {
    await this.database.query('update figure_readings set due_at = $2 where post_id = any($1)', [
      postIds,
      now,
    ]);
  }

  /** Nothing of this member is read before then. */
  async postpone(accountId: string, until: Date): Promise<void> {
    await this.database.query(
      'update figure_readings set due_at = $2 where social_account_id = $1 and due_at < $2',
      [accountId, until],
    );
  }

  async postponeAll(until: Date): Promise<void> {
    await this.database.query('update figure_readings set due_at = $1 where due_at < $1', [until]);
  }

  /** Counts the calls of one reading, unless a limit of the day (UTC) would be passed: false then, and nothing is counted. */
  async takeCalls(accountId: string, now: Date, callsOfAll: number): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended('reading_days', 0))`);
      const rows = await this.database.query(
        `insert into reading_days (day, social_account_id, user_id, calls)
         select $1::date, account.id, account.user_id, $3::int from social_accounts account
          where account.id = $2
            and (select coalesce(sum(calls), 0) from reading_days where day = $1::date) + $3::int <= $4::int
         on conflict (day, social_account_id) do update set calls = reading_days.calls + excluded.calls
          where reading_days.calls + excluded.calls <= $5::int
         returning calls`,
        [
          now.toISOString().slice(0, 10),
          accountId,
          CALLS_OF_A_READING,
          callsOfAll,
          READING_CALLS_OF_A_MEMBER,
        ],
      );
      return rows.length > 0;
    });
  }

  async forgetOldDays(now: Date): Promise<void> {
    await this.database.query('delete from reading_days where day < $1::date - $2::int', [
      now.toISOString().slice(0, 10),
      DAYS_KEPT,
    ]);
  }
}
