import { Injectable } from '@nestjs/common';
import { channelIsOpen } from '../../platform/outgoing-channels/channel-pauses.repository.js';
import { Database } from '../../platform/database/database.js';
import { KlaviyoEventEntity } from './klaviyo-event.entity.js';
import type { KlaviyoEventName } from './klaviyo.rules.js';

type NewKlaviyoEvent = Pick<
  KlaviyoEventEntity,
  'user_id' | 'event' | 'properties' | 'profile_props' | 'happened_at'
>;

export interface EventToRelay extends Readonly<KlaviyoEventEntity> {
  /** The user's address as it is now. */
  readonly email: string;
}

/** Longer than a call of Klaviyo may take. */
const LEASE_SECONDS = 60;
const AT_ONCE = 200;
/** Not claimed while mail is paused: what Klaviyo is told of makes it write to people. */
const IS_WAITING = `sent_at is null and given_up_at is null and ${channelIsOpen('mail')}`;

/** Events on their way to Klaviyo. Each method is one conditional statement, so that any number of workers may call it. */
@Injectable()
export class KlaviyoRepository {
  constructor(private readonly database: Database) {}

  /** The new event's id; null where this user has it already, or where the step has not happened. */
  async insert({
    user_id,
    event,
    properties,
    profile_props,
    happened_at,
  }: NewKlaviyoEvent): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `insert into klaviyo_events (user_id, event, subject, properties, profile_props, happened_at, next_try_at)
       select p.id, $2::text, case $2::text when 'Subscription Started' then s.plan_type else '' end,
              $3::jsonb, $4::jsonb, $5::timestamptz, $5::timestamptz
         from profiles p left join user_subscriptions s on s.user_id = p.id and s.status = 'active'
        where p.id = $1
          and case $2::text when 'Completed Onboarding' then p.onboarding_completed
                            when 'Subscription Started' then s.user_id is not null
                            else true end
       on conflict (user_id, event, subject) do nothing
       returning id`,
      [user_id, event, JSON.stringify(properties), JSON.stringify(profile_props), happened_at],
    );
    return row?.id ?? null;
  }

  async has(userId: string, event: KlaviyoEventName): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from klaviyo_events where user_id = $1 and event = $2 limit 1',
      [userId, event],
    );
    return rows.length > 0;
  }

  /** An event that is due, leased to this caller; null when there is nothing to do. Not scoped by owner. */
  async claim(id: string, now: Date): Promise<EventToRelay | null> {
    const [event] = await this.database.query<EventToRelay>(
      `update klaviyo_events e
          set attempts = e.attempts + 1, next_try_at = $2::timestamptz + make_interval(secs => ${LEASE_SECONDS})
         from profiles p
        where e.id = $1 and p.id = e.user_id and e.next_try_at <= $2 and ${IS_WAITING}
       returning e.*, p.email`,
      [id, now],
    );
    return event ?? null;
  }

  async markSent(id: string, now: Date): Promise<void> {
    await this.database.query('update klaviyo_events set sent_at = $2 where id = $1', [id, now]);
  }

  async giveUp(id: string, now: Date): Promise<void> {
    await this.database.query(
      'update klaviyo_events set given_up_at = $2 where id = $1 and sent_at is null',
      [id, now],
    );
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.database.query(
      'update klaviyo_events set next_try_at = $2 where id = $1 and sent_at is null',
      [id, until],
    );
  }

  /** Events that are due; not scoped by owner. */
  async findDue(now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from klaviyo_events where next_try_at <= $1 and ${IS_WAITING} order by next_try_at limit ${AT_ONCE}`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
