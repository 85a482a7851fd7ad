import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LeasedRows, type Claim } from '../../../platform/leases/leased-rows.repository.js';
import type { PromptEntity } from '../prompt.entity.js';

/** A rewrite leased by one worker. */
export interface ClaimedRewrite extends Claim {
  readonly prompt_id: string;
  readonly user_id: string;
  readonly requested_by: string | null;
  readonly version: number;
}

type WrittenFields = Pick<PromptEntity, 'hook' | 'prompt_text' | 'category' | 'why'>;

/** The prompt that is written again. */
export interface RewrittenPrompt
  extends WrittenFields, Pick<PromptEntity, 'pillar_number' | 'scheduled_date'> {}

/** Orders to write a prompt again, and their leases. */
@Injectable()
export class PromptRewritesRepository extends LeasedRows<ClaimedRewrite> {
  constructor(database: Database) {
    super(database, {
      name: 'prompt_rewrites',
      working: 'writing',
      // Neither beside a later order for its prompt nor instead of it.
      beginsAnew: `not exists (select from prompt_rewrites later where later.prompt_id = r.prompt_id and later.created_at > r.created_at)`,
      claimed: 'prompt_id, user_id, requested_by, version',
    });
  }

  /** Returns the new order's id; null where the prompt is being written again already. */
  async insert(order: {
    readonly prompt_id: number;
    readonly user_id: string;
    readonly requested_by: string;
    readonly version: number;
  }): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      `insert into prompt_rewrites (prompt_id, user_id, requested_by, version) values ($1, $2, $3, $4)
       on conflict (prompt_id) where status in ('queued', 'writing') do nothing returning id`,
      [order.prompt_id, order.user_id, order.requested_by, order.version],
    );
    return row?.id ?? null;
  }

  /** The prompt as it was at the order; null where it was changed, pushed or deleted since. */
  async findPrompt({ prompt_id, user_id, version }: ClaimedRewrite): Promise<RewrittenPrompt | null> {
    const [prompt] = await this.database.query<RewrittenPrompt>(
      `select hook, prompt_text, category, why, pillar_number, scheduled_date::text from content_prompts
        where id = $1 and user_id = $2 and version = $3 and not pushed_to_calendar`,
      [prompt_id, user_id, version],
    );
    return prompt ?? null;
  }

  /** Replaces the prompt's words, to be read again; false where it was changed, pushed or deleted since. */
  async replace(
    { prompt_id, user_id, version }: ClaimedRewrite,
    { hook, prompt_text, category, why }: WrittenFields,
    { written_by, frame_id }: Pick<PromptEntity, 'written_by' | 'frame_id'>,
  ): Promise<boolean> {
    const rows = await this.database.query(
      `update content_prompts
          set hook = $4, prompt_text = $5, category = $6, why = $7, written_by = $8, frame_id = $9,
              review = case when review is null then null else 'to_read' end, left_out_reason = null,
              version = version + 1, updated_at = now()
        where id = $1 and user_id = $2 and version = $3 and not pushed_to_calendar returning id`,
      [prompt_id, user_id, version, hook, prompt_text, category, why, written_by, frame_id],
    );
    return rows.length === 1;
  }

  /** False when the lease is no longer ours: then the transaction must not be committed. */
  async finish(rewrite: ClaimedRewrite): Promise<boolean> {
    return this.end(rewrite, 'done', 'error = null');
  }
}
