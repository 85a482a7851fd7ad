import {
  type BatchStatus,
  FAILED_BATCH_DAYS,
  type PlainDate,
  type ListFilterName,
  type ListSort,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { searchOfPeople } from '../../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';
import { isInReview } from '../prompts.conditions.js';
import type { BatchOrigin } from './prompt-batch.entity.js';

/** A batch with the names of the people and the state of its prompts. */
export interface PromptBatchRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string | null;
  readonly user_email: string;
  readonly origin: BatchOrigin;
  readonly week: PlainDate | null;
  readonly requested_by: string | null;
  readonly requested_by_email: string | null;
  readonly count: number;
  readonly pillars: number[];
  readonly weeks: number;
  readonly push_to_calendar: boolean;
  readonly for_review: boolean;
  readonly start_date: PlainDate | null;
  readonly order_id: string | null;
  readonly days: number[];
  readonly slots: number[];
  readonly tone: string | null;
  readonly brief: string | null;
  readonly status: BatchStatus;
  readonly error: string | null;
  readonly created_count: number;
  readonly pushed_count: number;
  readonly undated_count: number;
  readonly to_read_count: number;
  readonly approved_count: number;
  readonly left_out_count: number;
  readonly writer: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export interface BatchOrder {
  readonly user_id: string;
  readonly requested_by: string;
  readonly count: number;
  readonly pillars: readonly number[];
  readonly weeks: number;
  readonly push_to_calendar: boolean;
  readonly for_review: boolean;
  readonly start_date: PlainDate | null;
  readonly order_id: string | null;
  readonly days: readonly number[];
  readonly slots: readonly number[];
  readonly tone: string | null;
  readonly brief: string | null;
}

/** The user that a batch is for, as far as the order needs to know. */
export interface BatchUser {
  readonly id: string;
  readonly name: string;
  readonly pillar_count: number;
}

const SELECT = `
  select b.id, b.user_id, u.full_name as user_name, u.email as user_email, b.origin, b.week::text, b.requested_by,
         staff.email as requested_by_email, b.count, b.pillars, b.weeks, b.push_to_calendar, b.for_review, b.start_date::text,
         b.order_id, b.days, b.slots, b.tone, b.brief,
         b.status, b.error, b.created_count, made.pushed_count, made.undated_count,
         made.to_read_count, made.approved_count, made.left_out_count, b.writer, b.created_at, b.finished_at
    from prompt_batches b
    join profiles u on u.id = b.user_id
    left join profiles staff on staff.id = b.requested_by
   cross join lateral (
     select count(*) filter (where p.pushed_to_calendar)::int as pushed_count,
            count(*) filter (where p.scheduled_date is null and not p.is_held)::int as undated_count,
            count(*) filter (where p.review = 'to_read')::int as to_read_count,
            count(*) filter (where p.review = 'approved' and p.is_held)::int as approved_count,
            count(*) filter (where p.review = 'left_out')::int as left_out_count
       from content_prompts p where p.batch_id = b.id) made`;

const FILTERS: Record<ListFilterName<'prompt-batches'>, FilterField> = {
  id: { sql: 'b.id', type: 'uuid' },
  user_id: { sql: 'b.user_id', type: 'uuid' },
  status: { sql: 'b.status', type: 'text' },
  origin: { sql: 'b.origin', type: 'text' },
  order_id: { sql: 'b.order_id', type: 'uuid' },
  // Staff have its prompts to read, or to push.
  in_review: {
    sql: `(b.id in (select p.batch_id from content_prompts p where ${isInReview('p')}))`,
    type: 'flag',
  },
  failed_lately: {
    sql: `(b.status = 'failed' and b.finished_at > now() - interval '${FAILED_BATCH_DAYS} days')`,
    type: 'flag',
  },
  q: searchOfPeople('b.user_id'),
};

const SORTS: Record<ListSort<'prompt-batches'>, string> = {
  created_at: 'b.created_at',
  status: 'b.status',
  user_email: 'u.email',
};

/** Batches as staff sees them; the worker's side is in PromptBatchLeaseRepository. */
@Injectable()
export class PromptBatchesRepository {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInputError for a filter or sort column that the list does not know */
  async findPage(query: AdminListQuery): Promise<{ rows: PromptBatchRow[]; total: number }> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const order = `${orderBy(query, SORTS, 'b.created_at')}, b.id ${query.order}`;
    const people = query.sort === 'user_email' ? 'join profiles u on u.id = b.user_id' : '';
    // What became of the prompts is counted for the batches of the page alone.
    const rows = await this.database.query<PromptBatchRow>(
      `${SELECT}
        where b.id in (select b.id from prompt_batches b ${people} where ${where} order by ${order} limit ${limit} offset ${offset})
        order by ${order}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from prompt_batches b where ${where}`, 'b.created_at'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async find(batchId: string): Promise<PromptBatchRow | null> {
    const [row] = await this.database.query<PromptBatchRow>(`${SELECT} where b.id = $1`, [batchId]);
    return row ?? null;
  }

  async findUsers(userIds: readonly string[]): Promise<BatchUser[]> {
    return this.database.query<BatchUser>(
      `select id, coalesce(full_name, email) as name, cardinality(content_pillars) as pillar_count
         from profiles where id = any ($1::uuid[])`,
      [userIds],
    );
  }

  /** Returns the new batches; a user who has one of the same order gets none. */
  async insert(orders: readonly BatchOrder[]): Promise<{ id: string; user_id: string }[]> {
    return this.database.query<{ id: string; user_id: string }>(
      `insert into prompt_batches (user_id, requested_by, count, pillars, weeks, push_to_calendar, for_review,
              start_date, order_id, days, slots, tone, brief)
       select r.user_id, r.requested_by, r.count, r.pillars, r.weeks, r.push_to_calendar, r.for_review,
              r.start_date, r.order_id, r.days, r.slots, r.tone, r.brief
         from jsonb_to_recordset($1::jsonb)
           as r (user_id uuid, requested_by uuid, count smallint, pillars smallint[], weeks smallint,
                 push_to_calendar boolean, for_review boolean, start_date date, order_id uuid, days smallint[],
                 slots smallint[], tone text, brief text)
       on conflict (order_id, user_id) where order_id is not null do nothing
       returning id, user_id`,
      [JSON.stringify(orders)],
    );
  }

  /** Requeues a failed batch; false when it has not failed. */
  async requeue(batchId: string): Promise<boolean> {
    const rows = await this.database.query(
      `update prompt_batches
          set status = 'queued', error = null, attempts = 0, finished_at = null, woken_at = now()
        where id = $1 and status = 'failed' returning id`,
      [batchId],
    );
    return rows.length === 1;
  }
}
