import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';
import { searchOfPeople } from '../../../platform/http/lists/people-search.js';
import type { AdminNoticeListResponse, AdminNoticeResponse } from './admin-notices.dto.js';

const FILTERS: Record<ListFilterName<'notices'>, FilterField> = {
  id: { sql: 'n.id', type: 'uuid' },
  user_id: { sql: 'n.user_id', type: 'uuid' },
  kind: { sql: 'n.kind', type: 'text' },
  unread: { sql: '(n.read_at is null)', type: 'flag' },
  q: searchOfPeople('n.user_id'),
};

const SORTS: Record<ListSort<'notices'>, string> = { created_at: 'n.created_at' };

/** What all users were told, for the console; also what a user has turned off, or what is settled since. */
@Injectable()
export class AdminNoticesRepository {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInputError for a filter or sort column that the list does not know */
  async findPage(query: AdminListQuery): Promise<AdminNoticeListResponse> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const data = await this.database.query<AdminNoticeResponse>(
      `select n.id, n.user_id, u.full_name as user_name, u.email as user_email, n.kind, n.title, n.body, n.created_at, n.read_at,
              n.mail_due_at
         from notifications n join profiles u on u.id = n.user_id
        where ${where} order by ${orderBy(query, SORTS, 'n.created_at')}, n.id ${query.order} limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from notifications n where ${where}`, 'n.created_at'),
      parameters,
    );
    return { data, total: count?.total ?? 0 };
  }
}
