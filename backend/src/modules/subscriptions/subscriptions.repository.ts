import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { filterSql } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';

export interface SubscriptionRow {
  readonly status: string;
  readonly plan_type: 'monthly' | 'free';
  readonly current_period_end: Date | null;
  readonly cancel_at_period_end: boolean;
}

export interface AdminSubscriptionRow extends SubscriptionRow {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = 's.status, s.plan_type, s.current_period_end, s.cancel_at_period_end';

const SORTABLE = {
  created_at: 's.created_at',
  updated_at: 's.updated_at',
  email: 'p.email',
  status: 's.status',
  plan_type: 's.plan_type',
  current_period_end: 's.current_period_end',
};

const FILTERS = {
  q: { sql: `p.email || ' ' || coalesce(p.full_name, '')`, type: 'search' },
  id: { sql: 's.id', type: 'uuid' },
  user_id: { sql: 's.user_id', type: 'uuid' },
  status: { sql: 's.status', type: 'text' },
  plan_type: { sql: 's.plan_type', type: 'text' },
} as const;

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

  /** As findByUser, but locks the row until the transaction ends. */
  async lockByUser(userId: string): Promise<SubscriptionRow | null> {
    const [row] = await this.database.query<SubscriptionRow>(
      `select ${COLUMNS} from user_subscriptions s where s.user_id = $1 for update`,
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
             updated_at = excluded.updated_at
       returning ${COLUMNS}`,
      [userId, now],
    );
    if (!row) throw new Error('The free plan was not written');
    return row;
  }

  async list(query: AdminListQuery): Promise<{ data: AdminSubscriptionRow[]; total: number }> {
    const order = orderBy(query, SORTABLE, 's.created_at');
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const from = `from user_subscriptions s join profiles p on p.id = s.user_id where ${where}`;
    const data = await this.database.query<AdminSubscriptionRow>(
      `select s.id, s.user_id, p.email, p.full_name, ${COLUMNS}, s.created_at, s.updated_at ${from}
        order by ${order}, s.id ${query.order}
        limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total ${from}`,
      parameters,
    );
    return { data, total: count?.total ?? 0 };
  }
}
