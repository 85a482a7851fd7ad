import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../../../platform/database/entity-columns.js';
import { filterSql, type FilterField } from '../../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../../platform/http/lists/admin-list-query.dto.js';
import { peopleWith } from '../../../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset, orderBy } from '../../../../platform/http/lists/admin-list.js';
import {
  PaymentEventEntity,
  type PaymentEventOutcome,
  type PaymentEventState,
} from './payment-event.entity.js';

type NewEvent = Pick<
  PaymentEventEntity,
  'id' | 'type' | 'api_version' | 'happened_at' | 'received_at' | 'source' | 'hash' | 'body'
>;

const OWN = EntityColumns.of(PaymentEventEntity).omit('body', 'outcome');

export interface PaymentEventRow extends RowOf<typeof OWN> {
  readonly state: PaymentEventState;
  readonly email: string | null;
}

const STATE = `case when e.processed_at is not null then e.outcome when e.failure is not null then 'failing' else 'waiting' end`;

const COLUMNS = `${OWN.select('e')}, p.email, ${STATE} as state`;

const FROM = 'from payment_events e left join profiles p on p.id = e.user_id';

const SORTABLE: Record<ListSort<'payment-events'>, string> = {
  received_at: 'e.received_at',
  happened_at: 'e.happened_at',
  type: 'e.type',
};

const OUTCOMES: readonly PaymentEventOutcome[] = ['done', 'ignored', 'unknown_customer'];

const FILTERS: Record<ListFilterName<'payment-events'>, FilterField> = {
  /** A whole id, or whose it is. */
  q: {
    type: 'search',
    sql: (searched) => `(e.id = ${searched.text()} or e.user_id = any (${peopleWith(searched)}))`,
  },
  id: { sql: 'e.id', type: 'text' },
  user_id: { sql: 'e.user_id', type: 'uuid' },
  type: { sql: 'e.type', type: 'text' },
  state: {
    type: 'choice',
    conditions: {
      waiting: '(e.processed_at is null and e.failure is null)',
      failing: '(e.processed_at is null and e.failure is not null)',
      ...Object.fromEntries(
        OUTCOMES.map((outcome) => [outcome, `(e.processed_at is not null and e.outcome = '${outcome}')`]),
      ),
    },
  },
};

/** A message that no job processed for so long was forgotten by the queue. */
const FORGOTTEN_AFTER_MS = 60_000;
const WAKE_AT_MOST = 500;

/** Messages of the payment service, as they came. */
@Injectable()
export class PaymentEventsRepository {
  constructor(private readonly database: Database) {}

  /** False for one that is there already. */
  async insert(event: NewEvent): Promise<boolean> {
    const rows = await this.database.query(
      `insert into payment_events (id, type, api_version, happened_at, received_at, source, hash, body)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict on constraint pk_payment_events do nothing
       returning 1`,
      [
        ...[event.id, event.type, event.api_version, event.happened_at, event.received_at],
        ...[event.source, event.hash, event.body],
      ],
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<Pick<PaymentEventEntity, 'id' | 'type' | 'body' | 'processed_at'> | null> {
    const [row] = await this.database.query<PaymentEventEntity>(
      'select id, type, body, processed_at from payment_events where id = $1',
      [id],
    );
    return row ?? null;
  }

  async markProcessed(
    id: string,
    { outcome, userId }: { outcome: PaymentEventOutcome; userId: string | null },
    now: Date,
  ): Promise<void> {
    await this.database.query(
      `update payment_events set outcome = $2, user_id = coalesce($3, user_id), failure = null,
              attempts = attempts + 1, processed_at = $4
        where id = $1`,
      [id, outcome, userId, now],
    );
  }

  async markFailed(id: string, failure: string): Promise<void> {
    await this.database.query(
      'update payment_events set failure = $2, attempts = attempts + 1 where id = $1',
      [id, failure],
    );
  }

  /** It waits again, as if it had just come. False for an id that is not there. */
  async reopen(id: string): Promise<void> {
    await this.database.query(
      'update payment_events set outcome = null, processed_at = null, failure = null where id = $1',
      [id],
    );
  }

  async findForgotten(now: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from payment_events where processed_at is null and received_at < $1
        order by received_at limit ${WAKE_AT_MOST}`,
      [new Date(now.getTime() - FORGOTTEN_AFTER_MS)],
    );
    return rows.map(({ id }) => id);
  }

  /** Processed ones that are about no account. @returns how many were removed */
  async deleteOfNobodyBefore(before: Date, limit: number): Promise<number> {
    const rows = await this.database.query(
      `delete from payment_events
        where id in (select id from payment_events
                      where user_id is null and received_at < $1 and processed_at is not null
                      order by received_at limit $2 for update skip locked)
       returning id`,
      [before, limit],
    );
    return rows.length;
  }

  /** When the last message came; null before the first. */
  async lastReceived(): Promise<Date | null> {
    const [row] = await this.database.query<{ received_at: Date }>(
      'select received_at from payment_events order by received_at desc, id desc limit 1',
    );
    return row?.received_at ?? null;
  }

  async list(query: AdminListQuery): Promise<{ data: PaymentEventRow[]; total: number }> {
    const order = orderBy(query, SORTABLE, 'e.received_at');
    const { limit, offset } = limitOffset(query);
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const data = await this.database.query<PaymentEventRow>(
      `select ${COLUMNS} ${FROM} where ${where}
        order by ${order}, e.id ${query.order} limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from payment_events e where ${where}`, 'e.received_at'),
      parameters,
    );
    return { data, total: count?.total ?? 0 };
  }

  /** With its body. */
  async findWhole(id: string): Promise<(PaymentEventRow & { readonly body: string }) | null> {
    const [row] = await this.database.query<PaymentEventRow & { body: string }>(
      `select ${COLUMNS}, e.body ${FROM} where e.id = $1`,
      [id],
    );
    return row ?? null;
  }
}
