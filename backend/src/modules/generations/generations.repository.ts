import type { GenerationOutcome } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EntityColumns, type RowOf } from '../../platform/database/entity-columns.js';
import { instantOf, microsecondsOf, timePage, type TimeKey } from '../../platform/http/lists/time-cursor.js';
import { GenerationEntity } from './generation.entity.js';

const SHOWN = EntityColumns.of(GenerationEntity).omit(
  'words_forgotten_at',
  'brief_version',
  'kept_share',
  'released_at',
  'voice_match',
  'voice_compared_at',
  'learned_version',
);
const COLUMNS = SHOWN.select('g');
export type GenerationRow = RowOf<typeof SHOWN>;

export interface NewGeneration extends Readonly<
  Pick<GenerationEntity, 'user_id' | 'post_id' | 'kind' | 'request' | 'sources' | 'writer' | 'brief_version'>
> {
  readonly prompt_id: number | null;
}

/** The end of a generation; `error_code` with `failed` alone. */
export interface GenerationEnd {
  readonly status: 'completed' | 'stopped' | 'failed';
  readonly output: string;
  readonly error_code?: string;
  readonly outcome?: GenerationOutcome;
  /** The post that this work created, if any. */
  readonly post_id?: string;
}

/** Assignments that erase a generation's texts. */
const WITHOUT_WORDS = `output = '', sources = '[]', words_forgotten_at = now(),
  request = jsonb_build_object('mode', coalesce(request ->> 'mode', 'save'), 'instructions', null, 'selection', null,
                               'answers', '[]'::jsonb)`;

/**
 * What was quoted from them as evidence of a learned rule goes with their texts, and so does a rule that no other draft shows, with its
 * notice, unless its user has accepted it. Where others show it still, they are looked at again: it may be said by fewer than it takes.
 */
const LEARNED_FROM_FORGOTTEN = `quotes as (
         delete from learned_rule_evidence where generation_id in (select id from forgotten) returning rule_id),
       others as (
         select rule_id, generation_id from learned_rule_evidence
          where rule_id in (select rule_id from quotes) and generation_id not in (select id from forgotten)),
       unshown as (
         delete from learned_rules
          where id in (select rule_id from quotes) and id not in (select rule_id from others) and status <> 'accepted'),
       again as (
         update generation_history set learned_version = null where id in (select generation_id from others))`;

/** Requests to writers. User queries are scoped by owner. */
@Injectable()
export class GenerationsRepository {
  constructor(private readonly database: Database) {}

  async insert(generation: NewGeneration): Promise<string> {
    const { user_id, post_id, prompt_id, kind, request, sources, writer, brief_version } = generation;
    // Post and prompt may have been deleted meanwhile: then both are null.
    const [row] = await this.database.query<{ id: string }>(
      `insert into generation_history (user_id, post_id, prompt_id, kind, request, sources, writer, brief_version)
       values ($1, (select id from posts where id = $2 and user_id = $1),
               (select id from content_prompts where id = $3 and user_id = $1), $4, $5, $6, $7, $8)
       returning id`,
      [
        user_id,
        post_id,
        prompt_id,
        kind,
        JSON.stringify(request),
        JSON.stringify(sources),
        JSON.stringify(writer),
        brief_version,
      ],
    );
    if (!row) throw new Error('An insert answered no row');
    return row.id;
  }

  /** The first end counts. What the user did with the text meanwhile stays. */
  async finish(userId: string, id: string, end: GenerationEnd): Promise<void> {
    await this.database.query(
      `update generation_history
          set status = $3, output = $4, error_code = $5, outcome = coalesce(outcome, $6),
              post_id = coalesce(post_id, $7), finished_at = now()
        where id = $1 and user_id = $2 and status = 'writing'`,
      [id, userId, end.status, end.output, end.error_code ?? null, end.outcome ?? null, end.post_id ?? null],
    );
  }

  /** Not scoped by owner. */
  async endAbandoned(before: Date): Promise<void> {
    await this.database.query(
      `update generation_history set status = 'failed', error_code = 'interrupted', finished_at = now()
        where status = 'writing' and created_at < $1`,
      [before],
    );
  }

  /**
   * Erases the texts of at most `limit` generations begun before this instant, and keeps their figures;
   * returns the number. Not scoped by owner.
   */
  async forgetWords(before: Date, limit: number): Promise<number> {
    return this.forget(
      `created_at < $1 and words_forgotten_at is null and status <> 'writing'
        order by created_at limit $2 for update skip locked`,
      [before, limit],
    );
  }

  /** The same for all generations of these posts, whatever their age. Not scoped by owner. */
  async forgetWordsOf(postIds: readonly string[]): Promise<void> {
    await this.forget(
      `post_id = any ($1::uuid[]) and status <> 'writing' and words_forgotten_at is null order by id for update`,
      [postIds],
    );
  }

  /** Locked first: only a statement that begins under the lock sees all that was quoted from them. */
  private async forget(which: string, parameters: readonly unknown[]): Promise<number> {
    return this.database.transaction(async () => {
      const locked = await this.database.query<{ id: string }>(
        `select id from generation_history where ${which}`,
        parameters,
      );
      await this.database.query(
        `with forgotten as (
           update generation_history set ${WITHOUT_WORDS} where id = any ($1::uuid[]) returning id),
         ${LEARNED_FROM_FORGOTTEN}
         select id from forgotten`,
        [locked.map(({ id }) => id)],
      );
      return locked.length;
    });
  }

  /** Null when the user has no such generation. */
  async setOutcome(userId: string, id: string, outcome: GenerationOutcome): Promise<GenerationRow | null> {
    const [row] = await this.database.query<GenerationRow>(
      `update generation_history g set outcome = $3 where g.id = $1 and g.user_id = $2 returning ${COLUMNS}`,
      [id, userId, outcome],
    );
    return row ?? null;
  }

  async exists(userId: string, id: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from generation_history where id = $1 and user_id = $2',
      [id, userId],
    );
    return rows.length > 0;
  }

  async hasPost(userId: string, postId: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from posts where id = $1 and user_id = $2 and deleted_at is null',
      [postId, userId],
    );
    return rows.length > 0;
  }

  /** The newest generation saved as this post's text. */
  async findSaved(userId: string, postId: string): Promise<GenerationRow | null> {
    const [row] = await this.database.query<GenerationRow>(
      `select ${COLUMNS} from generation_history g
        where g.post_id = $2 and g.user_id = $1 and g.kind = 'draft' and g.status = 'completed'
        order by g.created_at desc, g.id desc limit 1`,
      [userId, postId],
    );
    return row ?? null;
  }

  /** The newest text that was taken as the whole of this post's. */
  async findTaken(userId: string, postId: string): Promise<GenerationRow | null> {
    const [row] = await this.database.query<GenerationRow>(
      `select ${COLUMNS} from generation_history g
        where g.post_id = $2 and g.user_id = $1 and g.kind in ('draft', 'suggestion')
          and g.outcome in ('saved', 'replaced') and jsonb_typeof(g.request -> 'selection') = 'null'
        order by g.created_at desc, g.id desc limit 1`,
      [userId, postId],
    );
    return row ?? null;
  }

  /** One page of a post's, the newest first, from behind `after` on. `next` is null on the last page. */
  async findPage(
    userId: string,
    postId: string,
    { limit, after }: { readonly limit: number; readonly after: TimeKey | null },
  ): Promise<{ rows: GenerationRow[]; next: TimeKey | null }> {
    const rows = await this.database.query<GenerationRow & TimeKey>(
      `select ${COLUMNS}, ${microsecondsOf('g.created_at')} as at
         from generation_history g
        where g.post_id = $2 and g.user_id = $1
          ${after ? `and (g.created_at, g.id) < (${instantOf('$4')}, $5::uuid)` : ''}
        order by g.created_at desc, g.id desc
        limit $3`,
      [userId, postId, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    return timePage(rows, limit);
  }
}
