import { BADLY_RATED_BELOW, LOW_RATING_MAX, type ListFilterName, type ListSort } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { filterSql, type FilterField } from '../../platform/http/lists/admin-filter.js';
import type { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { countUpTo, limitOffset, orderBy } from '../../platform/http/lists/admin-list.js';
import { FEEDBACK_COLUMNS, type ListedFeedbackRow } from './feedback.repository.js';

export interface AdminFeedbackRow extends ListedFeedbackRow {
  readonly user_name: string | null;
  readonly user_email: string;
}

export interface BadlyRatedBatchRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string | null;
  readonly user_email: string;
  readonly mean_rating: number;
  readonly ratings: number;
  readonly rated_at: Date;
}

const FILTERS: Record<ListFilterName<'feedback'>, FilterField> = {
  id: { sql: 'f.id', type: 'uuid' },
  user_id: { sql: 'f.user_id', type: 'uuid' },
  type: {
    type: 'choice',
    conditions: { prompt: '(f.prompt_id is not null)', post: '(f.post_id is not null)' },
  },
  prompt_id: { sql: 'f.prompt_id', type: 'integer' },
  post_id: { sql: 'f.post_id', type: 'uuid' },
  rating: { sql: 'f.rating', type: 'integer' },
  /** One or two stars. */
  is_low: { sql: `(f.rating <= ${LOW_RATING_MAX})`, type: 'flag' },
  /** In words, not by stars alone. */
  said: { sql: '(f.feedback_text is not null or f.improvement_suggestions is not null)', type: 'flag' },
  replied: { sql: '(f.replied_at is not null)', type: 'flag' },
  batch_id: {
    sql: '(select rated.batch_id from content_prompts rated where rated.id = f.prompt_id)',
    type: 'uuid',
  },
  q: {
    sql: `coalesce(f.feedback_text, '') || ' ' || coalesce(f.improvement_suggestions, '')`,
    type: 'search',
  },
};

const SELECT = `
  select ${FEEDBACK_COLUMNS}, u.full_name as user_name, u.email as user_email,
         coalesce(prompt.hook, post.title) as target_title
    from feedback f
    join profiles u on u.id = f.user_id
    left join content_prompts prompt on prompt.id = f.prompt_id
    left join posts post on post.id = f.post_id`;

/** False where the post is in the bin. Few are, so that they are looked for rather than joined. */
const SHOWN = 'not exists (select from posts gone where gone.id = f.post_id and gone.deleted_at is not null)';

const SORTS: Record<ListSort<'feedback'>, string> = {
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
    const order = `${orderBy(query, SORTS, 'f.updated_at')}, f.id ${query.order}`;
    const people = query.sort === 'user_email' ? 'join profiles u on u.id = f.user_id' : '';
    // What is shown is joined to the ratings of the page alone.
    const rows = await this.database.query<AdminFeedbackRow>(
      `${SELECT}
        where f.id in (select f.id from feedback f ${people} where ${SHOWN} and ${where}
                        order by ${order} limit ${limit} offset ${offset})
        order by ${order}`,
      parameters,
    );
    const [count] = await this.database.query<{ total: number }>(
      countUpTo(`from feedback f where ${SHOWN} and ${where}`, 'f.updated_at desc'),
      parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  /** Null also where its post is in the bin. */
  async find(id: string): Promise<AdminFeedbackRow | null> {
    const [row] = await this.database.query<AdminFeedbackRow>(`${SELECT} where f.id = $1 and ${SHOWN}`, [id]);
    return row ?? null;
  }

  /** As `find`, the row locked until the transaction ends. */
  async lock(id: string): Promise<AdminFeedbackRow | null> {
    const [row] = await this.database.query<AdminFeedbackRow>(
      `${SELECT} where f.id = $1 and ${SHOWN} for update of f`,
      [id],
    );
    return row ?? null;
  }

  /** In place of an earlier reply. Callers hold the row's lock. */
  async reply(id: string, reply: string): Promise<void> {
    await this.database.query('update feedback set reply = $2, replied_at = now() where id = $1', [
      id,
      reply,
    ]);
  }

  /**
   * Batches with a low rating since `since` whose ratings are low in the mean, rated last first; the total counts no further than `most`.
   */
  async findBadlyRatedBatches(
    since: Date,
    limits: { readonly shown: number; readonly most: number },
  ): Promise<{ rows: BadlyRatedBatchRow[]; total: number }> {
    const rows = await this.database.query<BadlyRatedBatchRow & { total: number }>(
      `with suspects as (
         select distinct prompt.batch_id
           from feedback f join content_prompts prompt on prompt.id = f.prompt_id
          where f.rating <= ${LOW_RATING_MAX} and f.prompt_id is not null and f.updated_at >= $1 and prompt.batch_id is not null),
       bad as (
         select suspect.batch_id, said.*
           from suspects suspect
          cross join lateral (
            select (min(rated.user_id::text))::uuid as user_id, round(avg(rated.rating), 1)::float8 as mean_rating,
                   count(rated.rating)::int as ratings, max(rated.updated_at) as rated_at
              from content_prompts prompt join feedback rated on rated.prompt_id = prompt.id
             where prompt.batch_id = suspect.batch_id
            having avg(rated.rating) < ${BADLY_RATED_BELOW}) said
          order by said.rated_at desc limit $3)
       select bad.batch_id as id, bad.user_id, u.full_name as user_name, u.email as user_email, bad.mean_rating, bad.ratings,
              bad.rated_at, (select count(*)::int from bad) as total
         from bad join profiles u on u.id = bad.user_id
        order by bad.rated_at desc limit $2`,
      [since, limits.shown, limits.most],
    );
    return { rows: rows.map(({ total: _counted, ...batch }) => batch), total: rows[0]?.total ?? 0 };
  }
}
