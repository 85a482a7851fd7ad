import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns } from '../../platform/database/entity-columns.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

export type CalendarFeed = Readonly<CalendarFeedEntity>;

/** A feed with the data that decides whether it may be read. */
export interface FeedToRead extends CalendarFeed {
  readonly time_zone: string;
  readonly is_admin: boolean;
  readonly status: string | null;
  readonly plan_type: string | null;
}

const FEEDS = EntityColumns.of(CalendarFeedEntity);

@Injectable()
export class CalendarFeedRepository {
  constructor(private readonly database: Database) {}

  async findByUser(userId: string): Promise<CalendarFeed | null> {
    const [feed] = await this.database.query<CalendarFeed>(
      `select ${FEEDS.select()} from calendar_feeds where user_id = $1`,
      [userId],
    );
    return feed ?? null;
  }

  async findToRead(id: string): Promise<FeedToRead | null> {
    const [feed] = await this.database.query<FeedToRead>(
      `select ${FEEDS.select('f')}, p.time_zone, p.is_admin, s.status, s.plan_type
         from calendar_feeds f
         join profiles p on p.id = f.user_id
         left join user_subscriptions s on s.user_id = f.user_id
        where f.id = $1`,
      [id],
    );
    return feed ?? null;
  }

  /** The user's one feed, in place of the one before, and whether there was one. */
  async replace(
    feed: Pick<CalendarFeed, 'id' | 'user_id' | 'created_at'>,
  ): Promise<CalendarFeed & { readonly wasReplaced: boolean }> {
    const [saved] = await this.database.query<CalendarFeed & { readonly wasReplaced: boolean }>(
      `insert into calendar_feeds (id, user_id, created_at) values ($1, $2, $3)
       on conflict on constraint uq_calendar_feeds_user
       do update set id = excluded.id, created_at = excluded.created_at, last_read_at = null
       returning ${FEEDS.select()}, xmax <> 0 as "wasReplaced"`,
      [feed.id, feed.user_id, feed.created_at],
    );
    if (!saved) throw new Error('The saved feed was not answered');
    return saved;
  }

  /** False where there is none. */
  async delete(userId: string): Promise<boolean> {
    const rows = await this.database.query('delete from calendar_feeds where user_id = $1 returning 1', [
      userId,
    ]);
    return rows.length > 0;
  }

  /** Writes only when the last read is older than `unlessSince`: programs poll often. */
  async noteRead(id: string, now: Date, unlessSince: Date): Promise<void> {
    await this.database.query(
      'update calendar_feeds set last_read_at = $2 where id = $1 and (last_read_at is null or last_read_at < $3)',
      [id, now, unlessSince],
    );
  }
}
