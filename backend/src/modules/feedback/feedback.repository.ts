import type { FeedbackType } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import { instantOf, microsecondsOf, timePage, type TimeKey } from '../../platform/http/lists/time-cursor.js';
import { FeedbackEntity } from './feedback.entity.js';

/** A prompt by its number as text, or a post by its id. */
export interface FeedbackTarget {
  readonly type: FeedbackType;
  readonly targetId: string;
}

const OWN = EntityColumns.of(FeedbackEntity).omit('prompt_id', 'post_id');

/** Feedback with which kind of thing it is about. */
export interface FeedbackRow extends RowOf<typeof OWN> {
  readonly type: FeedbackType;
  readonly target_id: string;
}

/** Feedback with what it is about. */
export interface ListedFeedbackRow extends FeedbackRow {
  readonly target_title: string;
}

interface RatingRow extends Pick<FeedbackRow, 'type' | 'target_id'> {
  readonly rating: number;
}

/** The writable columns, with the types that PostgreSQL cannot guess in a select list. */
const WRITABLE = {
  rating: 'smallint',
  feedback_text: 'text',
  liked_aspects: 'text[]',
  disliked_aspects: 'text[]',
  improvement_suggestions: 'text',
  would_use: 'boolean',
  would_recommend: 'boolean',
  generation_history_id: 'uuid',
  context_info: 'jsonb',
} as const;

type Writable = keyof typeof WRITABLE;

/** Fields that are left out stay unchanged. */
export type FeedbackChange = { readonly [Column in Writable]?: FeedbackRow[Column] };

export const FEEDBACK_TYPE = `case when f.prompt_id is null then 'post' else 'prompt' end`;

/** The columns of FeedbackRow, of `feedback f`. */
export const FEEDBACK_COLUMNS = `
  ${OWN.select('f')}, ${FEEDBACK_TYPE} as type, coalesce(f.prompt_id::text, f.post_id::text) as target_id`;

const TARGETS = {
  prompt: { table: 'content_prompts', column: 'prompt_id', id: 'bigint', title: 'hook', exists: 'true' },
  post: { table: 'posts', column: 'post_id', id: 'uuid', title: 'title', exists: 't.deleted_at is null' },
} as const satisfies Record<FeedbackType, object>;

/** A user's feedback. Every method is scoped by the owner, of the feedback and of what it is about. */
@Injectable()
export class FeedbackRepository {
  constructor(private readonly database: Database) {}

  /** The user's feedback on their own prompt or post, one or none; null when they have no such prompt or post. */
  async find(userId: string, { type, targetId }: FeedbackTarget): Promise<ListedFeedbackRow[] | null> {
    const { table, column, id, title, exists } = TARGETS[type];
    const rows = await this.database.query<ListedFeedbackRow | { readonly id: null }>(
      `select ${FEEDBACK_COLUMNS}, t.${title} as target_title
         from ${table} t left join feedback f on f.${column} = t.id and f.user_id = t.user_id
        where t.id = $2::${id} and t.user_id = $1 and ${exists}`,
      [userId, targetId],
    );
    return rows.length === 0 ? null : rows.filter((row): row is ListedFeedbackRow => row.id !== null);
  }

  /**
   * One page of all the user's feedback, changed last first, after the cursor `after`. `next` is null on the
   * last page.
   */
  async findPage(
    userId: string,
    { limit, after }: { readonly limit: number; readonly after: TimeKey | null },
  ): Promise<{ rows: ListedFeedbackRow[]; next: TimeKey | null }> {
    const rows = await this.database.query<ListedFeedbackRow & TimeKey>(
      `select ${FEEDBACK_COLUMNS}, coalesce(prompt.hook, post.title) as target_title,
              ${microsecondsOf('f.updated_at')} as at
         from feedback f
         left join content_prompts prompt on prompt.id = f.prompt_id
         left join posts post on post.id = f.post_id
        where f.user_id = $1 and post.deleted_at is null
          ${after ? `and (f.updated_at, f.id) < (${instantOf('$3')}, $4::uuid)` : ''}
        order by f.updated_at desc, f.id desc
        limit $2`,
      [userId, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return timePage(rows, limit);
  }

  /** Adds the feedback or changes what is there, in one statement; null when the user has no such prompt or post. */
  async save(
    userId: string,
    { type, targetId }: FeedbackTarget,
    change: FeedbackChange,
  ): Promise<FeedbackRow | null> {
    const { table, column, id, exists } = TARGETS[type];
    const columns = (Object.keys(WRITABLE) as Writable[]).filter((name) => name in change);
    const values = columns.map((name, index) => `$${index + 3}::${WRITABLE[name]}`);
    // The lock prevents deleting the prompt or post between this check and the insert that refers to it.
    const [row] = await this.database.query<FeedbackRow>(
      `insert into feedback as f (${['user_id', column, ...columns].join(', ')})
       select ${['t.user_id', 't.id', ...values].join(', ')}
         from ${table} t where t.id = $2::${id} and t.user_id = $1 and ${exists} for key share
       on conflict (${column}, user_id) do update
         set ${[...columns.map((name) => `${name} = excluded.${name}`), 'updated_at = now()'].join(', ')}
       returning ${FEEDBACK_COLUMNS}`,
      [userId, targetId, ...columns.map((name) => change[name])],
    );
    return row ?? null;
  }

  /** The feedback left without the rating; null when there was none. */
  async clearRating(userId: string, { type, targetId }: FeedbackTarget): Promise<FeedbackRow | null> {
    const { column, id } = TARGETS[type];
    const [row] = await this.database.query<FeedbackRow>(
      `update feedback f set rating = null, updated_at = now()
        where f.${column} = $2::${id} and f.user_id = $1 returning ${FEEDBACK_COLUMNS}`,
      [userId, targetId],
    );
    return row ?? null;
  }

  async delete(userId: string, id: string): Promise<void> {
    await this.database.query('delete from feedback where id = $1 and user_id = $2', [id, userId]);
  }

  /** The user's ratings of the targets, in one statement. */
  async findRatings(userId: string, targets: readonly FeedbackTarget[]): Promise<RatingRow[]> {
    const idsOf = (type: FeedbackType) =>
      targets.filter((target) => target.type === type).map(({ targetId }) => targetId);
    return this.database.query<RatingRow>(
      `select ${FEEDBACK_TYPE} as type, coalesce(f.prompt_id::text, f.post_id::text) as target_id, f.rating
         from feedback f left join posts post on post.id = f.post_id
        where f.user_id = $1 and f.rating is not null and post.deleted_at is null
          and (f.prompt_id = any ($2::bigint[]) or f.post_id = any ($3::uuid[]))`,
      [userId, idsOf('prompt'), idsOf('post')],
    );
  }
}
