import {
  CALENDAR_WEEKDAYS,
  DAY_MS,
  type PlainDate,
  PLAN_TYPES,
  PREPARED_WHILE_SEEN_DAYS,
  SLOTS_PER_DAY,
  type WeeklyMode,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** A zone and the Monday of the week that is prepared there now. */
export interface PreparedWeek {
  readonly zone: string;
  readonly week: PlainDate;
}

/** Somebody who used Drumbeat, or came to it, since `$2`. */
const IS_THERE = `(
  p.created_at >= $2
  or exists (select from auth_sessions s where s.user_id = p.id and s.last_used_at >= $2)
  or exists (select from user_sessions t where t.user_id = p.id and t.started_at >= $2))`;

const HAS_NO_BREAK = `not exists (
  select from planned_breaks off
   where off.user_id = p.id and off.starts_on <= z.week + 6 and off.ends_on >= z.week)`;

/**
 * A batch of the run that failed for good is taken up again an hour later, then 4, 16 and 64 hours later: what was away may be back, and
 * a writer that always fails is not asked all weekend. `$7` is now.
 */
const TAKEN_UP_AT_MOST = 4;
const mayBeTakenUp = (
  batch: string,
) => `(${batch}.status = 'failed' and ${batch}.taken_up < ${TAKEN_UP_AT_MOST}
  and ${batch}.finished_at <= $7::timestamptz - make_interval(hours => power(4, ${batch}.taken_up)::int))`;

/** Neither has the run prepared the week, nor are prompts for it being written or read that staff ordered. */
const IS_NOT_PREPARED = `not exists (
    select from prompt_batches b where b.user_id = p.id and b.week = z.week and not ${mayBeTakenUp('b')})
  and not exists (
    select from prompt_batches b
     where b.user_id = p.id and b.week is null
       and coalesce(b.start_date, (b.created_at at time zone p.time_zone)::date) <= z.week + 6
       and coalesce(b.start_date, (b.created_at at time zone p.time_zone)::date) + b.weeks * 7 > z.week
       and (b.status in ('queued', 'writing')
            or (b.status = 'done' and exists (
                 select from content_prompts c where c.batch_id = b.id and c.is_held and c.status = 'new'))))`;

/** Who gets prompts by the week's run, and what is set for it. */
@Injectable()
export class WeeklyPromptsRepository {
  constructor(private readonly database: Database) {}

  async findZones(): Promise<string[]> {
    const rows = await this.database.query<{ time_zone: string }>('select distinct time_zone from profiles');
    return rows.map(({ time_zone }) => time_zone);
  }

  /**
   * Orders the week's batches of at most `limit` users, or takes up again those that failed, and returns their ids. One statement, so that
   * a user is judged as they are when their batch is made; of runs at the same time the database accepts one batch each.
   */
  async order(
    weeks: readonly PreparedWeek[],
    { now, mode, limit }: { readonly now: Date; readonly mode: WeeklyMode; readonly limit: number },
  ): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `insert into prompt_batches (user_id, origin, week, start_date, weeks, count, push_to_calendar, for_review)
       select p.id, 'week', z.week, z.week, 1, least(room.open, p.weekly_posting_goal - room.planned),
              coalesce(chosen.mode, $3) = 'push', coalesce(chosen.mode, $3) = 'review'
         from unnest($4::text[], $5::date[]) as z (zone, week)
         join profiles p on p.time_zone = z.zone
         join user_subscriptions plan on plan.user_id = p.id and plan.status = 'active' and plan.plan_type = any ($6)
         left join weekly_prompt_settings chosen on chosen.user_id = p.id
        cross join lateral (
          select coalesce(sum(day.prompts), 0)::int as planned,
                 ${SLOTS_PER_DAY * CALENDAR_WEEKDAYS.length} - coalesce(sum(least(day.prompts, ${SLOTS_PER_DAY})) filter (where extract(isodow from day.date) in (${CALENDAR_WEEKDAYS.join(', ')})), 0)::int as open
            from (select c.scheduled_date as date, count(*) as prompts
                    from content_prompts c
                   where c.user_id = p.id and c.pushed_to_calendar
                     and c.scheduled_date between z.week and z.week + 6
                   group by c.scheduled_date) day) room
        where coalesce(chosen.mode, $3) <> 'off' and not p.is_admin and not p.profile_locked
          and p.onboarding_completed and cardinality(p.content_pillars) > 0
          and room.open > 0 and room.planned < p.weekly_posting_goal
          and ${IS_THERE} and ${HAS_NO_BREAK} and ${IS_NOT_PREPARED}
        order by z.week, p.id
        limit $1
       on conflict (user_id, week) where week is not null do update
          set status = 'queued', error = null, attempts = 0, finished_at = null, woken_at = now(),
              taken_up = prompt_batches.taken_up + 1, count = excluded.count,
              push_to_calendar = excluded.push_to_calendar, for_review = excluded.for_review
        where ${mayBeTakenUp('prompt_batches')}
       returning id`,
      [
        limit,
        new Date(now.getTime() - PREPARED_WHILE_SEEN_DAYS * DAY_MS),
        mode,
        weeks.map(({ zone }) => zone),
        weeks.map(({ week }) => week),
        PLAN_TYPES,
        now,
      ],
    );
    return rows.map(({ id }) => id);
  }

  /** Null where nothing is chosen for the user; undefined where there is no such user. Locked until the transaction ends. */
  async lockMode(userId: string): Promise<WeeklyMode | null | undefined> {
    await this.database.query('select id from profiles where id = $1 for no key update', [userId]);
    return this.findMode(userId);
  }

  /** As lockMode, without a lock. */
  async findMode(userId: string): Promise<WeeklyMode | null | undefined> {
    const [user] = await this.database.query<{ mode: WeeklyMode | null }>(
      `select chosen.mode from profiles p left join weekly_prompt_settings chosen on chosen.user_id = p.id where p.id = $1`,
      [userId],
    );
    return user?.mode;
  }

  /** Null: as for everybody. */
  async saveMode(userId: string, mode: WeeklyMode | null, now: Date): Promise<void> {
    if (mode === null) {
      await this.database.query('delete from weekly_prompt_settings where user_id = $1', [userId]);
      return;
    }
    await this.database.query(
      `insert into weekly_prompt_settings (user_id, mode, updated_at) values ($1, $2, $3)
       on conflict (user_id) do update set mode = excluded.mode, updated_at = excluded.updated_at`,
      [userId, mode, now],
    );
  }
}
