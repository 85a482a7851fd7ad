import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { FOUND_MOST } from '../../../platform/http/lists/people-search.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';
import { POST_COLUMNS, POST_SOURCE, type PostRow } from '../posts.repository.js';

export interface AdminPostRow extends PostRow {
  readonly user_name: string | null;
  readonly user_email: string;
}

const SELECT = `select ${POST_COLUMNS}, u.full_name as user_name, u.email as user_email from ${POST_SOURCE}`;

const FILTERS: Record<ListFilterName<'posts'>, FilterField> = {
  id: { sql: 'p.id', type: 'uuid' },
  user_id: { sql: 'p.user_id', type: 'uuid' },
  status: { sql: 'p.status', type: 'text' },
  source_type: { sql: 'p.source_type', type: 'text' },
  q: {
    type: 'search',
    sql: ({ pattern }) =>
      `p.id = any (array(select found.id from posts found where found.deleted_at is null
         and search_folded(found.title || ' ' || found.content) like ${pattern()} limit ${FOUND_MOST}))`,
  },
};

const SORTS: Record<ListSort<'posts'>, string> = {
  updated_at: 'p.updated_at',
  posted_at: 'p.posted_at',
  user_email: 'u.email',
};

/** What has no date comes after the newest and before the oldest. */
const lastOrFirst = ({ sort, order }: AdminListQuery): string =>
  sort !== 'posted_at' ? '' : order === 'DESC' ? ' nulls last' : ' nulls first';

/** The posts of all users, hidden ones included, deleted ones not, for the console. */
@Injectable()
export class AdminPostsRepository {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInputError for a filter or sort column that the list does not know */
  async findPage(query: AdminListQuery): Promise<{ rows: AdminPostRow[]; total: number }> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const order = `${orderBy(query, SORTS, 'p.updated_at')}${lastOrFirst(query)}, p.id ${query.order}`;
    const people = query.sort === 'user_email' ? 'join profiles u on u.id = p.user_id' : '';
    // What becomes of the posts is read for the page alone.
    const rows = await this.database.query<AdminPostRow>(
      `${SELECT}
        where p.id in (select p.id from posts p ${people}
                        where p.deleted_at is null and ${where} order by ${order} limit ${limit} offset ${offset})
        order by ${order}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from posts p where p.deleted_at is null and ${where}`, 'p.updated_at'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  async findById(id: string): Promise<AdminPostRow | null> {
    const [row] = await this.database.query<AdminPostRow>(
      `${SELECT} where p.id = $1 and p.deleted_at is null`,
      [id],
    );
    return row ?? null;
  }
}
