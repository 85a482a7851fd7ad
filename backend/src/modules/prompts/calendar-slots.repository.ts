import type { PlainDate, PlannedSlot } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** A prompt of a batch that waits for the calendar. */
export interface UnpushedPrompt {
  readonly id: string;
  readonly scheduled_date: PlainDate | null;
}

/** The slots of a user's calendar. Whoever gives slots away holds the user's lock, so that no slot is given twice. */
@Injectable()
export class CalendarSlotsRepository {
  constructor(private readonly database: Database) {}

  /** Until the transaction ends; answers the user's zone, null when the account is gone. */
  async lockUser(userId: string): Promise<string | null> {
    const [user] = await this.database.query<{ time_zone: string }>(
      'select time_zone from profiles where id = $1 for no key update',
      [userId],
    );
    return user?.time_zone ?? null;
  }

  async findTaken(
    userId: string,
    from: PlainDate,
    to: PlainDate,
  ): Promise<{ date: PlainDate; slot: number | null }[]> {
    return this.database.query(
      `select scheduled_date::text as date, slot from content_prompts
        where user_id = $1 and pushed_to_calendar and scheduled_date between $2::date and $3::date`,
      [userId, from, to],
    );
  }

  /** New prompts of a batch that are not on the calendar; used and archived ones have no business there. */
  async findUnpushed(batchId: string): Promise<UnpushedPrompt[]> {
    return this.database.query<UnpushedPrompt>(
      `select id, scheduled_date::text from content_prompts
        where batch_id = $1 and status = 'new' and not pushed_to_calendar order by id for update`,
      [batchId],
    );
  }

  /** Puts prompts on the calendar that have a date already. */
  async pushDated(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update content_prompts set pushed_to_calendar = true, updated_at = now() where id = any ($1::bigint[])`,
      [ids],
    );
  }

  /** Gives the prompts their slots, in the same order. */
  async pushInto(ids: readonly string[], slots: readonly PlannedSlot[]): Promise<void> {
    await this.database.query(
      `update content_prompts p
          set scheduled_date = n.date, slot = n.slot, pushed_to_calendar = true, updated_at = now()
         from unnest($1::bigint[], $2::date[], $3::smallint[]) as n (id, date, slot)
        where p.id = n.id`,
      [ids, slots.map(({ date }) => date), slots.map(({ slot }) => slot)],
    );
  }

  /** Locks the batch; null when there is none. */
  async lockBatch(batchId: string): Promise<{
    readonly user_id: string;
    readonly status: string;
    readonly weeks: number;
    readonly start_date: PlainDate | null;
  } | null> {
    const [batch] = await this.database.query<{
      user_id: string;
      status: string;
      weeks: number;
      start_date: PlainDate | null;
    }>('select user_id, status, weeks, start_date::text from prompt_batches where id = $1 for update', [
      batchId,
    ]);
    return batch ?? null;
  }

  async markPushed(batchId: string): Promise<void> {
    await this.database.query('update prompt_batches set push_to_calendar = true where id = $1', [batchId]);
  }
}
