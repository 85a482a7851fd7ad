import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LeasedRows, type Claim } from '../../../platform/leases/leased-rows.repository.js';

/** A batch leased by one worker. */
export interface ClaimedBatch extends Claim {
  readonly user_id: string;
  readonly count: number;
  readonly pillars: readonly number[];
  readonly weeks: number;
  readonly push_to_calendar: boolean;
  readonly for_review: boolean;
  readonly start_date: PlainDate | null;
  readonly days: readonly number[];
  readonly slots: readonly number[];
  readonly tone: string | null;
  readonly brief: string | null;
}

/** The leases of batches. */
@Injectable()
export class PromptBatchLeaseRepository extends LeasedRows<ClaimedBatch> {
  constructor(database: Database) {
    super(database, {
      name: 'prompt_batches',
      working: 'writing',
      beginsAnew: 'true',
      claimed:
        'user_id, count, pillars, weeks, push_to_calendar, for_review, start_date::text, days, slots, tone, brief',
    });
  }

  /** False when the lease is no longer ours: then the transaction must not be committed. */
  async finish(batch: ClaimedBatch, createdCount: number, writer: string): Promise<boolean> {
    return this.end(
      batch,
      'done',
      'created_count = $3, writer = $4, pushed_at = case when push_to_calendar then now() end',
      createdCount,
      writer,
    );
  }
}
