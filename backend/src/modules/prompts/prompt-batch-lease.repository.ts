import type { PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A batch in the hands of one worker. Only the holder of `lease_id` can end it. */
export interface ClaimedBatch {
  readonly id: string;
  readonly lease_id: string;
  readonly user_id: string;
  readonly count: number;
  readonly pillars: readonly number[];
  readonly weeks: number;
  readonly push_to_calendar: boolean;
  readonly start_date: PlainDate | null;
  /** Counts this one. */
  readonly attempts: number;
}

/** Long enough to survive a pause, short enough that a killed worker's batch is soon somebody else's. */
export const LEASE_SECONDS = 60;

/** A batch without a wake-up for this long was forgotten by the queue. */
const FORGOTTEN_AFTER_SECONDS = 60;
const WAKE_AT_MOST = 100;

/**
 * Who works on which batch. Each method is one conditional UPDATE, so that any number of workers may call it at once;
 * time is PostgreSQL's, so that their clocks do not matter.
 */
@Injectable()
export class PromptBatchLeaseRepository {
  constructor(private readonly database: Database) {}

  /** Takes a batch that waits, or whose worker was lost; null when there is nothing to do. */
  async claim(batchId: string): Promise<ClaimedBatch | null> {
    const [batch] = await this.database.query<ClaimedBatch>(
      `update prompt_batches
          set status = 'writing', attempts = attempts + 1, lease_id = gen_random_uuid(),
              lease_until = now() + make_interval(secs => $2)
        where id = $1 and (status = 'queued' or (status = 'writing' and lease_until < now()))
       returning id, lease_id, user_id, count, pillars, weeks, push_to_calendar, start_date::text, attempts`,
      [batchId, LEASE_SECONDS],
    );
    return batch ?? null;
  }

  /** False when the lease is no longer ours. */
  async renew({ id, lease_id }: ClaimedBatch): Promise<boolean> {
    return this.change(
      `update prompt_batches set lease_until = now() + make_interval(secs => $3)
        where id = $1 and lease_id = $2 returning id`,
      [id, lease_id, LEASE_SECONDS],
    );
  }

  /** Gives the batch back for another try. */
  async release({ id, lease_id }: ClaimedBatch): Promise<boolean> {
    return this.change(
      `update prompt_batches set status = 'queued', lease_id = null, lease_until = null
        where id = $1 and lease_id = $2 returning id`,
      [id, lease_id],
    );
  }

  /** The same for a worker that has to stop: this attempt does not count. */
  async handBack({ id, lease_id }: ClaimedBatch): Promise<boolean> {
    return this.change(
      `update prompt_batches set status = 'queued', attempts = attempts - 1, lease_id = null, lease_until = null
        where id = $1 and lease_id = $2 returning id`,
      [id, lease_id],
    );
  }

  /** Holds the row until the transaction ends; false when the lease is no longer ours. */
  async hold({ id, lease_id }: ClaimedBatch): Promise<boolean> {
    return this.change('select id from prompt_batches where id = $1 and lease_id = $2 for update', [
      id,
      lease_id,
    ]);
  }

  /** False when the lease is no longer ours: then whatever else the transaction did must not be committed. */
  async finish({ id, lease_id }: ClaimedBatch, createdCount: number, writer: string): Promise<boolean> {
    return this.change(
      `update prompt_batches
          set status = 'done', lease_id = null, lease_until = null, finished_at = now(), created_count = $3, writer = $4
        where id = $1 and lease_id = $2 returning id`,
      [id, lease_id, createdCount, writer],
    );
  }

  /** `error` is read by staff. */
  async fail({ id, lease_id }: ClaimedBatch, error: string): Promise<boolean> {
    return this.change(
      `update prompt_batches
          set status = 'failed', lease_id = null, lease_until = null, finished_at = now(), error = $3
        where id = $1 and lease_id = $2 returning id`,
      [id, lease_id, error],
    );
  }

  /** Ids of batches that no job woke for a while. Each is answered to one caller, at most once a minute. */
  async takeForgotten(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `update prompt_batches set woken_at = now()
        where id in (
          select id from prompt_batches
           where status in ('queued', 'writing') and woken_at < now() - make_interval(secs => $1)
             and (status = 'queued' or lease_until < now())
           order by woken_at limit $2 for update skip locked)
       returning id`,
      [FORGOTTEN_AFTER_SECONDS, WAKE_AT_MOST],
    );
    return rows.map(({ id }) => id);
  }

  private async change(sql: string, parameters: readonly unknown[]): Promise<boolean> {
    return (await this.database.query(sql, parameters)).length === 1;
  }
}
