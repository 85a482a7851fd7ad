import type { PlannedSlot } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { ExistingPrompt } from '../../writing/prompt-writer.service.js';
import type { PromptEntity } from '../prompt.entity.js';

const NOTES = 10;

/** Prompts that a writer reads: several years' worth. A repetition of an older one is refused after it was written. */
const EXISTING = 1_000;

/** A new prompt; `slot` is null for one without a date. */
export interface NewPrompt extends Pick<
  PromptEntity,
  'hook' | 'prompt_text' | 'category' | 'pillar_number' | 'why'
> {
  readonly slot: PlannedSlot | null;
  readonly frame_id: string | null;
}

/** Data for writing a batch, besides the batch itself. */
@Injectable()
export class PromptWritingRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async findExisting(userId: string): Promise<ExistingPrompt[]> {
    return this.database.query<ExistingPrompt>(
      'select hook, category, pillar_number, frame_id from content_prompts where user_id = $1 order by id desc limit $2',
      [userId, EXISTING],
    );
  }

  /** The user's notes for later posts, newest first. */
  async findNotes(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ notes: string }>(
      'select notes from saved_post_notes where user_id = $1 order by created_at desc, id desc limit $2',
      [userId, NOTES],
    );
    return rows.map(({ notes }) => notes);
  }

  /** Locks the user's prompts and slots against other writers until the transaction ends. False when the account was deleted. */
  async lockUser(userId: string): Promise<boolean> {
    const rows = await this.database.query('select id from profiles where id = $1 for no key update', [
      userId,
    ]);
    return rows.length === 1;
  }

  /**
   * Inserted in the order given, which is the order of their ids. A prompt with a slot is on the calendar, or proposed for it where
   * staff read the batch first; until then its user sees none of them.
   */
  async insert(
    batch: { readonly id: string; readonly user_id: string; readonly for_review: boolean },
    writtenBy: 'built-in' | 'model',
    prompts: readonly NewPrompt[],
  ): Promise<void> {
    await this.database.query(
      `insert into content_prompts
         (user_id, batch_id, written_by, hook, prompt_text, category, pillar_number, why, frame_id,
          scheduled_date, slot, pushed_to_calendar, is_held, review)
       select $1, $2, $3, n.hook, n.prompt_text, n.category, n.pillar_number, n.why, n.frame_id, n.date, n.slot,
              n.date is not null and not $11, $11, case when $11 then 'to_read' end
         from unnest($4::text[], $5::text[], $6::text[], $7::smallint[], $8::text[], $9::date[], $10::smallint[], $12::text[])
              with ordinality
              as n (hook, prompt_text, category, pillar_number, why, date, slot, frame_id, position)
        order by n.position`,
      [
        batch.user_id,
        batch.id,
        writtenBy,
        prompts.map(({ hook }) => hook),
        prompts.map(({ prompt_text }) => prompt_text),
        prompts.map(({ category }) => category),
        prompts.map(({ pillar_number }) => pillar_number),
        prompts.map(({ why }) => why),
        prompts.map(({ slot }) => slot?.date ?? null),
        prompts.map(({ slot }) => slot?.slot ?? null),
        batch.for_review,
        prompts.map(({ frame_id }) => frame_id),
      ],
    );
  }
}
