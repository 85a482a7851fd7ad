import type { BatchStatus, ReviewDecision, ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';
import type { PromptEntity } from '../prompt.entity.js';
import { PROMPT_COLUMNS, PROMPTS, type PromptChange, type PromptRow } from '../prompts.repository.js';

export interface AdminPromptRow extends PromptRow {
  readonly content_pillars: readonly string[];
  readonly user_id: string;
  readonly user_name: string | null;
  readonly user_email: string;
  readonly batch_id: string | null;
  readonly is_held: boolean;
  readonly review: ReviewDecision | null;
  readonly left_out_reason: string | null;
  /** Of the newest order to write it again. */
  readonly rewrite_status: BatchStatus | null;
  readonly rewrite_error: string | null;
}

/** Fields that staff can change, besides those of a user. */
export type AdminPromptChange = PromptChange &
  Partial<
    Pick<
      AdminPromptRow,
      'hook' | 'prompt_text' | 'why' | 'category' | 'pillar_number' | 'written_by' | 'is_held' | 'review'
    > &
      Pick<PromptEntity, 'frame_id'>
  >;

const SELECT = `
  select ${PROMPT_COLUMNS}, p.user_id, p.batch_id, p.is_held, p.review, p.left_out_reason,
         again.status as rewrite_status, again.error as rewrite_error,
         u.full_name as user_name, u.email as user_email, u.content_pillars
    from content_prompts p join profiles u on u.id = p.user_id
    left join lateral (
      select status, error from prompt_rewrites r where r.prompt_id = p.id order by r.created_at desc limit 1) again on true`;

const FILTERS: Record<ListFilterName<'content-prompts'>, FilterField> = {
  id: { sql: 'p.id', type: 'integer' },
  user_id: { sql: 'p.user_id', type: 'uuid' },
  batch_id: { sql: 'p.batch_id', type: 'uuid' },
  status: { sql: 'p.status', type: 'text' },
  pushed_to_calendar: { sql: 'p.pushed_to_calendar', type: 'boolean' },
  /** Its user does not see it. */
  is_held: { sql: 'p.is_held', type: 'boolean' },
  /** Text, hook and category, as the library searches them. */
  q: { sql: 'p.search_text', type: 'search', isFolded: true },
};

const SORTS: Record<ListSort<'content-prompts'>, string> = {
  id: 'p.id',
  // Prompts get their number when they are made.
  created_at: 'p.id',
  scheduled_date: 'p.scheduled_date',
  status: 'p.status',
  category: 'p.category',
  pillar_number: 'p.pillar_number',
  user_email: 'u.email',
};

/** The prompts of all users, for the console. */
@Injectable()
export class AdminPromptsRepository {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInputError for a filter or sort column that the list does not know */
  async findPage(query: AdminListQuery): Promise<{ rows: AdminPromptRow[]; total: number }> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const order = `${orderBy(query, SORTS, 'p.id')}, p.id ${query.order}`;
    const people = query.sort === 'user_email' ? 'join profiles u on u.id = p.user_id' : '';
    // What becomes of the prompts is read for the page alone.
    const rows = await this.database.query<AdminPromptRow>(
      `${SELECT}
        where p.id in (select p.id from content_prompts p ${people} where ${where}
                        order by ${order} limit ${limit} offset ${offset})
        order by ${order}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from content_prompts p where ${where}`, 'p.id'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async find(promptId: number): Promise<AdminPromptRow | null> {
    const [row] = await this.database.query<AdminPromptRow>(`${SELECT} where p.id = $1`, [promptId]);
    return row ?? null;
  }

  /** False when there is no such prompt in this version, if one is given. */
  async update(promptId: number, change: AdminPromptChange, version?: number): Promise<boolean> {
    const { assignments, values } = PROMPTS.written(change, 3);
    const rows = await this.database.query(
      `update content_prompts set ${[...assignments, 'version = version + 1', 'updated_at = now()'].join(', ')}
        where id = $1 and ($2::int is null or version = $2) returning id`,
      [promptId, version ?? null, ...values],
    );
    return rows.length === 1;
  }

  /** False when there is no such prompt. */
  async delete(promptId: number): Promise<boolean> {
    const rows = await this.database.query('delete from content_prompts where id = $1 returning id', [
      promptId,
    ]);
    return rows.length === 1;
  }
}
