import { TRACKING_LIMITS } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { keepNewest } from '../../platform/database/keep-newest.js';
import { type SessionData, TrackedSessionEntity } from './tracked-session.entity.js';

export type TrackedSessionRow = Readonly<Pick<TrackedSessionEntity, 'id' | 'started_at'>>;

const SESSIONS = EntityColumns.of(TrackedSessionEntity);

/** Sessions of users. User queries are scoped by owner; the clean-up is not. */
@Injectable()
export class TrackedSessionsRepository {
  constructor(private readonly database: Database) {}

  async insert(userId: string, data: SessionData, now: Date): Promise<string> {
    const { sql, values } = SESSIONS.insert({
      user_id: userId,
      session_data: data,
      started_at: now,
      last_event_at: now,
    });
    const [row] = await this.database.query<{ id: string }>(`${sql} returning id`, values);
    if (!row) throw new Error('The session was not written');
    return row.id;
  }

  /** Keeps this many of a user's sessions, the latest; the others are deleted with their events. */
  async keepNewest(userId: string, count: number): Promise<void> {
    const sessions = { table: 'user_sessions', owner: 'user_id', newestFirst: 'started_at desc, id desc' };
    await keepNewest(this.database, sessions, userId, count);
  }

  /** Notes activity in a session that is alive, and locks its row; null where it is over or not the user's. */
  async touch(userId: string, id: string, now: Date, lastMoment: Date): Promise<TrackedSessionRow | null> {
    const [row] = await this.database.query<TrackedSessionRow>(
      `update user_sessions set last_event_at = greatest(last_event_at, $3)
        where id = $1 and user_id = $2 and ended_at is null and last_event_at > $4
        returning id, started_at`,
      [id, userId, now, lastMoment],
    );
    return row ?? null;
  }

  async exists(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query('select 1 from user_sessions where id = $1 and user_id = $2', [
      id,
      userId,
    ]);
    return rows.length > 0;
  }

  /** Adds what is new, in the order it came, up to what a session remembers. */
  async addVisited(
    userId: string,
    id: string,
    { pages, features }: { readonly pages: readonly string[]; readonly features: readonly string[] },
  ): Promise<void> {
    await this.database.query(
      `update user_sessions
          set pages_visited = ${united('pages_visited', '$3')}, features_used = ${united('features_used', '$4')}
        where id = $1 and user_id = $2`,
      [id, userId, pages, features],
    );
  }

  async end(userId: string, id: string, now: Date): Promise<void> {
    await this.database.query(
      'update user_sessions set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null',
      [id, userId, now],
    );
  }

  /** Ends what has been silent since `lastMoment`, as of its last event. */
  async endInactive(lastMoment: Date): Promise<number> {
    const rows = await this.database.query(
      `update user_sessions set ended_at = last_event_at
        where ended_at is null and last_event_at <= $1 returning id`,
      [lastMoment],
    );
    return rows.length;
  }

  /** Deletes all sessions of the user, with their events. */
  async deleteOfUser(userId: string): Promise<void> {
    await this.database.query('delete from user_sessions where user_id = $1', [userId]);
  }

  /** Deletes sessions that ended before, with their events. */
  async deleteEndedBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from user_sessions
        where id in (select id from user_sessions where ended_at < $1 limit $2) returning id`,
      [before, limit],
    );
    return rows.length;
  }
}

function united(column: string, added: string): string {
  return `array(
    select item from unnest(${column} || ${added}::text[]) with ordinality as visit (item, place)
     group by item order by min(place) limit ${TRACKING_LIMITS.visited})`;
}
