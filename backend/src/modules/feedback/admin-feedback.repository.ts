import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { filterSql, type FilterField } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';
import { FEEDBACK_COLUMNS, FEEDBACK_TYPE, type ListedFeedbackRow } from './feedback.repository.js';

interface AdminFeedbackRow extends ListedFeedbackRow {
  readonly user_name: string | null;
  readonly user_email: string;
}

const FILTERS: Record<string, FilterField> = {
  id: { sql: 'f.id', type: 'uuid' },
  user_id: { sql: 'f.user_id', type: 'uuid' },
  type: { sql: `(${FEEDBACK_TYPE})`, type: 'text' },
  prompt_id: { sql: 'f.prompt_id', type: 'integer' },
  post_id: { sql: 'f.post_id', type: 'uuid' },
  rating: { sql: 'f.rating', type: 'integer' },
  q: { sql: `concat_ws(' ', f.feedback_text, f.improvement_suggestions)`, type: 'search' },
};

const SORTS: Record<string, string> = {
  created_at: 'f.created_at',
  updated_at: 'f.updated_at',
  rating: 'coalesce(f.rating, 0)',
  user_email: 'u.email',
};

/** The feedback of all users, for the console. */
@Injectable()
export class AdminFeedbackRepository {
  constructor(private readonly database: Database) {}

  /** @throws InvalidInputError for a filter or sort column that the list does not know */
  async findPage(query: AdminListQuery): Promise<{ rows: AdminFeedbackRow[]; total: number }> {
    const { where, parameters } = filterSql(query.filter, FILTERS);
    const { limit, offset } = limitOffset(query);
    const rows = await this.database.query<AdminFeedbackRow>(
      `select ${FEEDBACK_COLUMNS}, u.full_name as user_name, u.email as user_email,
              coalesce(prompt.hook, post.title) as target_title
         from feedback f
         join profiles u on u.id = f.user_id
         left join content_prompts prompt on prompt.id = f.prompt_id
         left join posts post on post.id = f.post_id
        where post.deleted_at is null and ${where}
        order by ${orderBy(query, SORTS, 'f.updated_at')}, f.id limit ${limit} offset ${offset}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from feedback f left join posts post on post.id = f.post_id
        where post.deleted_at is null and ${where}`,
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }
}
