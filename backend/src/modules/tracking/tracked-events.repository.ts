import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { TrackedEventEntity } from './tracked-event.entity.js';

export type NewTrackedEvent = Readonly<
  Pick<TrackedEventEntity, 'event_type' | 'event_name' | 'page_url' | 'event_data' | 'at'>
>;

@Injectable()
export class TrackedEventsRepository {
  constructor(private readonly database: Database) {}

  /** One statement for the whole batch. */
  async insert(
    { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
    events: readonly NewTrackedEvent[],
  ): Promise<void> {
    await this.database.query(
      `insert into user_events (user_id, session_id, event_type, event_name, page_url, event_data, at)
       select $1, $2, n.event_type, n.event_name, n.page_url, n.event_data, n.at
         from unnest($3::text[], $4::text[], $5::text[], $6::jsonb[], $7::timestamptz[])
           with ordinality as n (event_type, event_name, page_url, event_data, at, place)
        order by n.place`,
      [
        userId,
        sessionId,
        events.map(({ event_type }) => event_type),
        events.map(({ event_name }) => event_name),
        events.map(({ page_url }) => page_url),
        events.map(({ event_data }) => JSON.stringify(event_data)),
        events.map(({ at }) => at),
      ],
    );
  }

  /** Keeps this many of a user's events, the last received: their own times may all be the same. */
  async keepNewest(userId: string, count: number): Promise<void> {
    await this.database.query(
      `delete from user_events
        where user_id = $1 and id <= (select id from user_events where user_id = $1 order by id desc offset $2 limit 1)`,
      [userId, count],
    );
  }

  /** Removes at most `limit` events that happened before; returns the number. */
  async deleteBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from user_events where id in (select id from user_events where at < $1 order by at limit $2) returning id`,
      [before, limit],
    );
    return rows.length;
  }
}
