import type { PlanType, ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { filterSql, type FilterField } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { searchOfPeople } from '../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';
import type { SubscriptionChangeEntity } from './subscription-change.entity.js';

export interface SubscriptionRow {
  readonly status: string;
  readonly plan_type: PlanType;
  readonly current_period_end: Date | null;
  readonly cancel_at_period_end: boolean;
  readonly reason: string;
  readonly grace_until: Date | null;
}

/** With what the payment service knows it by. */
export interface PaidSubscriptionRow extends SubscriptionRow {
  readonly provider_subscription_id: string | null;
  readonly provider_status: string | null;
  readonly reminded_for: Date | null;
}

/** What the monthly plan is from now on. */
export interface MonthlyPlan {
  readonly status: string;
  readonly reason: string;
  readonly grace_until: Date | null;
  readonly current_period_end: Date | null;
  readonly cancel_at_period_end: boolean;
  readonly provider_subscription_id: string | null;
  readonly provider_status: string | null;
}

export type NewChange = Omit<Readonly<SubscriptionChangeEntity>, 'id'>;

export interface ChangeRow extends Readonly<SubscriptionChangeEntity> {
  /** Who of the staff did it. */
  readonly actor_email: string | null;
}

export interface AdminSubscriptionRow extends SubscriptionRow {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS =
  's.status, s.plan_type, s.current_period_end, s.cancel_at_period_end, s.reason, s.grace_until';
const PAID_COLUMNS = `${COLUMNS}, s.provider_subscription_id, s.provider_status, s.reminded_for`;
/** Asked for once a day, and at once after a restore: then what was checked last is long ago. */
const CHECK_AT_MOST = 200;
const CHANGES_SHOWN = 200;
const SELECT_CHANGES = `select c.*, p.email as actor_email
  from subscription_changes c left join profiles p on p.id = c.actor_id`;

const SORTABLE: Record<ListSort<'subscriptions'>, string> = {
  created_at: 's.created_at',
  updated_at: 's.updated_at',
  email: 'p.email',
  status: 's.status',
  plan_type: 's.plan_type',
  current_period_end: 's.current_period_end',
};

const FILTERS: Record<ListFilterName<'subscriptions'>, FilterField> = {
  q: searchOfPeople('s.user_id'),
  id: { sql: 's.id', type: 'uuid' },
  user_id: { sql: 's.user_id', type: 'uuid' },
  status: { sql: 's.status', type: 'text' },
  plan_type: { sql: 's.plan_type', type: 'text' },
  reason: { sql: 's.reason', type: 'text' },
};

@Injectable()
export class SubscriptionsRepository {
  constructor(private readonly database: Database) {}

  async findByUser(userId: string): Promise<SubscriptionRow | null> {
    const [row] = await this.database.query<SubscriptionRow>(
      `select ${COLUMNS} from user_subscriptions s where s.user_id = $1`,
      [userId],
    );
    return row ?? null;
  }

  /** With what the payment service knows it by; null for who never paid. */
  async findPaid(userId: string): Promise<PaidSubscriptionRow | null> {
    const [row] = await this.database.query<PaidSubscriptionRow>(
      `select ${PAID_COLUMNS} from user_subscriptions s where s.user_id = $1 and s.provider_subscription_id is not null`,
      [userId],
    );
    return row ?? null;
  }

  /** As findByUser, but nobody else changes the plan until the transaction ends, also where there is none yet. */
  async lockByUser(userId: string): Promise<PaidSubscriptionRow | null> {
    // A row that is not there cannot be locked: the return from the payment page and a message come at the same time.
    await this.database.query('select 1 from profiles where id = $1 for no key update', [userId]);
    const [row] = await this.database.query<PaidSubscriptionRow>(
      `select ${PAID_COLUMNS} from user_subscriptions s where s.user_id = $1 for update`,
      [userId],
    );
    return row ?? null;
  }

  /** Sets the free plan from `now`, replacing any subscription. */
  async saveFreePlan(userId: string, now: Date): Promise<SubscriptionRow> {
    const [row] = await this.database.query<SubscriptionRow>(
      `insert into user_subscriptions as s (user_id, status, plan_type, created_at, updated_at)
       values ($1, 'active', 'free', $2, $2)
       on conflict on constraint uq_user_subscriptions_user do update
         set status = 'active', plan_type = 'free', current_period_end = null, cancel_at_period_end = false,
             reason = 'free_plan', grace_until = null, provider_subscription_id = null, provider_status = null,
             updated_at = excluded.updated_at
       returning ${COLUMNS}`,
      [userId, now],
    );
    if (!row) throw new Error('The free plan was not written');
    return row;
  }

  /** Writes what the payment service says, replacing any subscription. */
  async saveMonthlyPlan(userId: string, plan: MonthlyPlan, now: Date): Promise<SubscriptionRow> {
    const [row] = await this.database.query<SubscriptionRow>(
      `insert into user_subscriptions as s
         (user_id, plan_type, status, reason, grace_until, current_period_end, cancel_at_period_end,
          provider_subscription_id, provider_status, checked_at, created_at, updated_at)
       values ($1, 'monthly', $2, $3, $4, $5, $6, $7, $8, $9, $9, $9)
       on conflict on constraint uq_user_subscriptions_user do update
         set plan_type = 'monthly', status = excluded.status, reason = excluded.reason,
             grace_until = excluded.grace_until, current_period_end = excluded.current_period_end,
             cancel_at_period_end = excluded.cancel_at_period_end,
             provider_subscription_id = excluded.provider_subscription_id,
             provider_status = excluded.provider_status, checked_at = excluded.checked_at,
             updated_at = excluded.updated_at
       returning ${COLUMNS}`,
      [
        ...[userId, plan.status, plan.reason, plan.grace_until, plan.current_period_end],
        ...[plan.cancel_at_period_end, plan.provider_subscription_id, plan.provider_status, now],
      ],
    );
    if (!row) throw new Error('The monthly plan was not written');
    return row;
  }

  /** Ends the free plan; false where there is none. */
  async endFreePlan(userId: string, now: Date): Promise<boolean> {
    const rows = await this.database.query(
      `update user_subscriptions set status = 'canceled', reason = 'ended', updated_at = $2
        where user_id = $1 and plan_type = 'free' and status = 'active' returning 1`,
      [userId, now],
    );
    return rows.length > 0;
  }

  async markReminded(userId: string, periodEnd: Date): Promise<void> {
    await this.database.query('update user_subscriptions set reminded_for = $2 where user_id = $1', [
      userId,
      periodEnd,
    ]);
  }

  /** Users whose subscription is to be asked for: not since a time, about to be announced, or at the end of its grace. */
  async findToCheck(times: {
    readonly checkedBefore: Date;
    readonly renewsBefore: Date;
    readonly now: Date;
  }): Promise<string[]> {
    const rows = await this.database.query<{ user_id: string }>(
      `select user_id from user_subscriptions
        where provider_subscription_id is not null
          and (checked_at is null or checked_at < $1 or (grace_until <= $3 and status = 'active')
               or (status = 'active' and current_period_end <= $2 and not cancel_at_period_end
                   and grace_until is null and reminded_for is distinct from current_period_end
                   and current_period_end > $3))
        order by checked_at nulls first, user_id
        limit ${CHECK_AT_MOST}`,
      [times.checkedBefore, times.renewsBefore, times.now],
    );
    return rows.map(({ user_id }) => user_id);
  }

  async addChange(change: NewChange): Promise<void> {
    await this.database.query(
      `insert into subscription_changes
         (user_id, at, plan_type, status, reason, opens, opened_before, cause, event_id, actor_id,
          current_period_end, cancel_at_period_end, grace_until)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        ...[change.user_id, change.at, change.plan_type, change.status, change.reason, change.opens],
        ...[change.opened_before, change.cause, change.event_id, change.actor_id],
        ...[change.current_period_end, change.cancel_at_period_end, change.grace_until],
      ],
    );
  }

  /** True when this message has its line already. */
  async hasNote(userId: string, eventId: string, reason: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from subscription_changes where user_id = $1 and event_id = $2 and reason = $3 limit 1',
      [userId, eventId, reason],
    );
    return rows.length > 0;
  }

  /** True when more was paid back to a user than second subscriptions, each of which was told with its end. */
  async hasOtherRefunds(userId: string): Promise<boolean> {
    const [row] = await this.database.query<{ has: boolean }>(
      `select count(*) filter (where reason = 'refunded') > count(*) filter (where reason = 'paid_twice') as has
         from subscription_changes where user_id = $1`,
      [userId],
    );
    return row?.has ?? false;
  }

  /** The newest first. */
  async changesOf(userId: string): Promise<ChangeRow[]> {
    return this.database.query<ChangeRow>(
      `${SELECT_CHANGES} where c.user_id = $1 order by c.id desc limit ${CHANGES_SHOWN}`,
      [userId],
    );
  }

  /** Those that one message brought about, the newest first. */
  async changesBy(userId: string, eventId: string): Promise<ChangeRow[]> {
    return this.database.query<ChangeRow>(
      `${SELECT_CHANGES} where c.user_id = $1 and c.event_id = $2 order by c.id desc limit ${CHANGES_SHOWN}`,
      [userId, eventId],
    );
  }

  async list(query: AdminListQuery): Promise<{ data: AdminSubscriptionRow[]; total: number }> {
    const order = orderBy(query, SORTABLE, 's.created_at');
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const data = await this.database.query<AdminSubscriptionRow>(
      `select s.id, s.user_id, p.email, p.full_name, ${COLUMNS}, s.created_at, s.updated_at
         from user_subscriptions s join profiles p on p.id = s.user_id
        where ${where} order by ${order}, s.id ${query.order}
        limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from user_subscriptions s where ${where}`, 's.created_at'),
      parameters,
    );
    return { data, total: count?.total ?? 0 };
  }
}
