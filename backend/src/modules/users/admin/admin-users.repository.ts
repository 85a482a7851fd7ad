import {
  CALENDAR_WEEKDAYS,
  type PlainDate,
  SILENT_DAYS,
  SLOTS_PER_DAY,
  type ListFilterName,
  type ListSort,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { searchOfPeople } from '../../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';
import { unreachableSince } from '../../mail/mail.conditions.js';
import { isInReview } from '../../prompts/prompts.conditions.js';
import type { AdminUserResponse } from './admin-users.dto.js';
import { OPEN_SLOT_WEEKS } from './open-slots.policy.js';

/** A user without what is computed from the calendar. */
export type AdminUserRow = Omit<AdminUserResponse, 'open_slots' | 'version'>;

export interface PlannedPromptRow {
  readonly user_id: string;
  readonly date: PlainDate;
  readonly slot: number | null;
}

const LISTED = 'from profiles p left join user_subscriptions s on s.user_id = p.id';

const SELECT = `
  select p.id, p.email, p.email_confirmed_at is not null as email_confirmed, p.full_name, p.is_admin, p.onboarding_completed, p.profile_locked, p.content_pillars, p.time_zone,
         s.status as subscription_status, s.plan_type, p.created_at,
         p.last_seen_at, ${unreachableSince('p')} as mail_refused_at,
         (select count(*)::int from content_prompts c
           where c.user_id = p.id and ${isInReview('c')}) as prompts_in_review,
         a.id is not null as linkedin_connected,
         coalesce(a.needs_reconnect or a.expires_at <= now(), false) as linkedin_needs_reconnect,
         case when a.readings_paused_until > now() then a.readings_pause_reason end as linkedin_readings_pause
    ${LISTED}
         left join social_accounts a on a.user_id = p.id and a.provider = 'linkedin' and a.disconnected_at is null`;

const SORTABLE = {
  created_at: 'p.created_at',
  email: 'p.email',
  is_admin: 'p.is_admin',
  last_seen_at: 'coalesce(p.last_seen_at, p.created_at)',
};

const FILTERS = {
  q: searchOfPeople('p.id'),
  id: { sql: 'p.id', type: 'uuid' },
  is_admin: { sql: 'p.is_admin', type: 'boolean' },
  onboarding_completed: { sql: 'p.onboarding_completed', type: 'boolean' },
  profile_locked: { sql: 'p.profile_locked', type: 'flag' },
  subscription_status: { sql: 's.status', type: 'text' },
  plan_type: { sql: 's.plan_type', type: 'text' },
} as const satisfies Record<string, FilterField>;

/** Who could use help: has a plan, has answered the first questions, and is no staff. */
const IS_SERVED = `s.status = 'active' and p.onboarding_completed and not p.is_admin`;

/** The user has no prompt for the week of `now`, in their zone, or for the one after that number of days. */
const noPromptsInWeek = (now: string, days: number) => `not exists (
  select from content_prompts c, date_trunc('week', ${now} at time zone p.time_zone) as week
   where c.user_id = p.id and c.pushed_to_calendar
     and c.scheduled_date >= week::date + ${days} and c.scheduled_date < week::date + ${days + 7})`;

/** The week of `now`, in the user's zone, has a day of the calendar that is not over: today counts, as in their open slots. */
const hasDayAhead = (now: string) =>
  `${now} at time zone p.time_zone < date_trunc('week', ${now} at time zone p.time_zone) + interval '${Math.max(...CALENDAR_WEEKDAYS)} days'`;

/** Those that depend on the time take it as a literal: the numbers of the parameters belong to the values. */
function filters(at: Date): Record<ListFilterName<'users'>, FilterField> {
  const now = `timestamptz '${at.toISOString()}'`;
  return {
    ...FILTERS,
    without_prompts: {
      sql: `(${IS_SERVED} and ((${hasDayAhead(now)} and ${noPromptsInWeek(now, 0)}) or ${noPromptsInWeek(now, 7)}))`,
      type: 'flag',
    },
    // The limit of a day ends by itself.
    figures_paused: {
      sql: `(exists (
        select from social_accounts paused
         where paused.user_id = p.id and paused.provider = 'linkedin' and paused.disconnected_at is null
           and paused.readings_paused_until > ${now} and paused.readings_pause_reason <> 'throttled'))`,
      type: 'flag',
    },
    silent: {
      sql: `(${IS_SERVED} and ${SORTABLE.last_seen_at} < ${now} - interval '${SILENT_DAYS} days')`,
      type: 'flag',
    },
  };
}

/** Most people who are put in the order of their open slots, the newest first: it is worked out for each of them. */
const ORDERED_MOST = 1_000;

/**
 * Order by open slots: the fewer prompts are on the calendar in the 14 days from `today`, the more slots are open. A
 * day has two; the displayed count also considers which days are over in the user's zone.
 */
const openSlots = (today: string) => `-(
  select coalesce(sum(least(day.prompts, ${SLOTS_PER_DAY})), 0)
    from (select count(*) as prompts
            from content_prompts c
           where c.user_id = p.id and c.pushed_to_calendar
             and c.scheduled_date between ${today}::date and ${today}::date + ${OPEN_SLOT_WEEKS * 7 - 1}
             and extract(isodow from c.scheduled_date) in (${CALENDAR_WEEKDAYS.join(', ')})
           group by c.scheduled_date) day)`;

/** Users for the console: rows of all modules, read-only. */
@Injectable()
export class AdminUsersRepository {
  constructor(private readonly database: Database) {}

  /** `today`, of `now`, is the first of the 14 days of `open_slots`, by which the newest thousand of who is found are ordered. */
  async list(
    query: AdminListQuery,
    now: Date,
    today: PlainDate,
  ): Promise<{ rows: AdminUserRow[]; total: number }> {
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, filters(now));
    const isBySlots = query.sort === 'open_slots';
    const sortable: Record<ListSort<'users'>, string> = {
      ...SORTABLE,
      open_slots: openSlots(`$${parameters.length + 1}`),
    };
    const order = orderBy(query, sortable, 'p.created_at');
    const found = isBySlots
      ? `p.id in (select p.id ${LISTED} where ${where} order by p.created_at desc, p.id desc limit ${ORDERED_MOST})`
      : where;
    // What is shown is joined to the people of the page alone.
    const rows = await this.database.query<AdminUserRow>(
      `${SELECT}
        where p.id in (select p.id ${LISTED} where ${found} order by ${order}, p.id ${query.order} limit ${limit} offset ${offset})
        order by ${order}, p.id ${query.order}`,
      isBySlots ? [...parameters, today] : parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`${LISTED} where ${where}`, 'p.created_at'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async findById(id: string): Promise<AdminUserRow | null> {
    const [row] = await this.database.query<AdminUserRow>(`${SELECT} where p.id = $1`, [id]);
    return row ?? null;
  }

  /** Prompts on the calendars of all these users from `from` to `to`, both included. */
  async findPlannedPrompts(
    userIds: readonly string[],
    from: PlainDate,
    to: PlainDate,
  ): Promise<PlannedPromptRow[]> {
    return this.database.query<PlannedPromptRow>(
      `select user_id, scheduled_date::text as date, slot
         from content_prompts
        where user_id = any ($1::uuid[]) and pushed_to_calendar and scheduled_date between $2::date and $3::date`,
      [userIds, from, to],
    );
  }
}
