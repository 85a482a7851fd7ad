import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { filterSql, type FilterField } from '../../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../../platform/http/lists/admin-list.js';
import { POST_COLUMNS, POST_SOURCE, type PostRow } from '../posts.repository.js';

export interface AdminPostRow extends PostRow {
  readonly user_name: string | null;
  readonly user_email: string;
}

const SELECT = `select ${POST_COLUMNS}, u.full_name as user_name, u.email as user_email from ${POST_SOURCE}`;

const FILTERS: Record<string, FilterField> = {
  id: { sql: 'p.id', type: 'uuid' },
  user_id: { sql: 'p.user_id', type: 'uuid' },
  status: { sql: 'p.status', type: 'text' },
  source_type: { sql: 'p.source_type', type: 'text' },
  q: { sql: `p.title || ' ' || p.content`, type: 'search' },
};

const SORTS: Record<string, string> = {
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
    const rows = await this.database.query<AdminPostRow>(
      `${SELECT} where p.deleted_at is null and ${where}
        order by ${orderBy(query, SORTS, 'p.updated_at')}${lastOrFirst(query)}, p.id ${query.order} limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from posts p where p.deleted_at is null and ${where}`),
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
