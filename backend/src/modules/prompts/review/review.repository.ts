import type { PlainDate, ReviewDecision } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isInReview } from '../prompts.conditions.js';

/** A place that is proposed for a prompt. */
export interface ProposedPlace {
  readonly id: number;
  readonly scheduled_date: PlainDate | null;
  readonly slot: number | null;
}

/** What staff decide of prompts that their user does not have yet. */
@Injectable()
export class ReviewRepository {
  constructor(private readonly database: Database) {}

  /** Locks the prompt until the transaction ends; returns its version, null where there is none. */
  async lock(promptId: number): Promise<number | null> {
    const [row] = await this.database.query<{ version: number }>(
      'select version from content_prompts where id = $1 for update',
      [promptId],
    );
    return row?.version ?? null;
  }

  /** What is left out is held; the others stay held where their batch is read before its user sees it. */
  async decide(promptId: number, decision: ReviewDecision, reason: string | null): Promise<void> {
    await this.database.query(
      `update content_prompts p
          set review = $2, left_out_reason = $3, version = p.version + 1, updated_at = now(),
              is_held = $2 = 'left_out' or coalesce(
                (select b.for_review from prompt_batches b where b.id = p.batch_id), false)
        where p.id = $1`,
      [promptId, decision, reason],
    );
  }

  /** Approves what nobody has decided of the batch; returns the ids. */
  async approveRest(batchId: string): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `update content_prompts set review = 'approved', version = version + 1, updated_at = now()
        where batch_id = $1 and review = 'to_read' and not pushed_to_calendar returning id::float8 as id`,
      [batchId],
    );
    return rows.map(({ id }) => id).toSorted((one, other) => one - other);
  }

  /** The prompt of the same batch for which this place is proposed, besides those left out; locked until the transaction ends. */
  async findProposed(promptId: number, date: PlainDate, slot: 1 | 2): Promise<number | null> {
    const [row] = await this.database.query<{ id: number }>(
      `select other.id::float8 as id from content_prompts own join content_prompts other on other.batch_id = own.batch_id
        where own.id = $1 and other.id <> own.id and other.scheduled_date = $2 and other.slot = $3
          and not other.pushed_to_calendar and other.review is distinct from 'left_out'
        order by other.id limit 1 for update of other`,
      [promptId, date, slot],
    );
    return row?.id ?? null;
  }

  /** True where another batch proposes this place for one of its prompts. */
  async isProposedElsewhere(promptId: number, date: PlainDate, slot: 1 | 2): Promise<boolean> {
    const [row] = await this.database.query<{ is: boolean }>(
      `select exists (
         select from content_prompts own join content_prompts other on other.user_id = own.user_id
          where own.id = $1 and other.batch_id is distinct from own.batch_id
            and other.scheduled_date = $2 and other.slot = $3
            and ${isInReview('other')} and not other.pushed_to_calendar) as is`,
      [promptId, date, slot],
    );
    return row?.is ?? false;
  }

  async propose(places: readonly ProposedPlace[]): Promise<void> {
    await this.database.query(
      `update content_prompts p
          set scheduled_date = n.date, slot = n.slot, version = p.version + 1, updated_at = now()
         from unnest($1::bigint[], $2::date[], $3::smallint[]) as n (id, date, slot)
        where p.id = n.id and not p.pushed_to_calendar`,
      [
        places.map(({ id }) => id),
        places.map(({ scheduled_date }) => scheduled_date),
        places.map(({ slot }) => slot),
      ],
    );
  }
}
