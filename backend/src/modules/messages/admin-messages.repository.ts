import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { filterSql, type FilterField } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';
import { MESSAGE_COLUMNS, type MessageRow } from './messages.repository.js';

export interface AdminMessageRow extends MessageRow {
  readonly user_name: string | null;
  readonly user_email: string;
}

/** As in the index ix_staff_messages_unread. */
const UNREAD = '(m.read_at is null)';

const SELECT = `
  select ${MESSAGE_COLUMNS}, u.full_name as user_name, u.email as user_email
    from staff_messages m
    join profiles u on u.id = m.user_id
    left join content_prompts prompt on prompt.id = m.prompt_id`;

const FILTERS: Record<ListFilterName<'messages'>, FilterField> = {
  id: { sql: 'm.id', type: 'uuid' },
  user_id: { sql: 'm.user_id', type: 'uuid' },
  prompt_id: { sql: 'm.prompt_id', type: 'integer' },
  unread: { sql: UNREAD, type: 'boolean' },
  replied: { sql: '(m.replied_at is not null)', type: 'flag' },
  q: { sql: `m.text || ' ' || coalesce(m.reply, '')`, type: 'search' },
};

const SORTS: Record<ListSort<'messages'>, string> = {
  unread: UNREAD,
  created_at: 'm.created_at',
  replied_at: 'm.replied_at',
  user_email: 'u.email',
};

@Injectable()
export class AdminMessagesRepository {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInputError for a filter or sort column that the list does not know */
  async findPage(query: AdminListQuery): Promise<{ rows: AdminMessageRow[]; total: number }> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const order = `${orderBy(query, SORTS, UNREAD)}, m.created_at ${query.order}, m.id ${query.order}`;
    const people = query.sort === 'user_email' ? 'join profiles u on u.id = m.user_id' : '';
    // What is shown is joined to the lines of the page alone.
    const rows = await this.database.query<AdminMessageRow>(
      `${SELECT}
        where m.id in (select m.id from staff_messages m ${people} where ${where}
                        order by ${order} limit ${limit} offset ${offset})
        order by ${order}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from staff_messages m where ${where}`, 'm.created_at'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async find(id: string): Promise<AdminMessageRow | null> {
    const [row] = await this.database.query<AdminMessageRow>(`${SELECT} where m.id = $1`, [id]);
    return row ?? null;
  }

  /** The message, its row locked until the transaction ends. */
  async lock(id: string): Promise<AdminMessageRow | null> {
    const [row] = await this.database.query<AdminMessageRow>(`${SELECT} where m.id = $1 for update of m`, [
      id,
    ]);
    return row ?? null;
  }

  /** Marks as read, and writes the reply where there is one. Callers hold the row's lock. */
  async answer(id: string, reply: string | null): Promise<void> {
    await this.database.query(
      `update staff_messages
          set read_at = coalesce(read_at, now()), reply = coalesce($2::text, reply),
              replied_at = case when $2::text is null then replied_at else now() end
        where id = $1`,
      [id, reply],
    );
  }
}
