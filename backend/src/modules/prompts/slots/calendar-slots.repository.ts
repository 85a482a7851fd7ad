import type { CalendarPlaceFacts, PlacedPrompt, PlainDate, PlannedSlot } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** A prompt of a batch not yet on the calendar. */
export interface UnpushedPrompt {
  readonly id: string;
  readonly scheduled_date: PlainDate | null;
  /** Null for a date that a person chose: it holds whatever else is on that day. */
  readonly slot: 1 | 2 | null;
}

/** A prompt whose row is locked until the transaction ends. */
interface HeldPrompt extends CalendarPlaceFacts {
  readonly slot: number | null;
  readonly version: number;
}

/** The slots of a user's calendar. Assigning slots or dates requires the user's lock, so that none is assigned twice. */
@Injectable()
export class CalendarSlotsRepository {
  constructor(private readonly database: Database) {}

  /** Locks the user until the transaction ends; returns the zone, null when the account was deleted. */
  async lockUser(userId: string): Promise<string | null> {
    const [user] = await this.database.query<{ time_zone: string }>(
      'select time_zone from profiles where id = $1 for no key update',
      [userId],
    );
    return user?.time_zone ?? null;
  }

  /** As lockUser, by the id of one of the user's prompts, as staff requests have only that. */
  async lockUserOfPrompt(promptId: number): Promise<void> {
    await this.database.query(
      `select from profiles where id = (select user_id from content_prompts where id = $1) for no key update`,
      [promptId],
    );
  }

  /**
   * The prompt and those on the calendar of its day and of `date`, in the order of their ids, with their rows ours until the
   * transaction ends. Callers hold the user's lock.
   */
  async lockDays(userId: string, promptId: number, date: PlainDate): Promise<HeldPrompt[]> {
    return this.database.query<HeldPrompt>(
      `select id::float8 as id, scheduled_date::text, pushed_to_calendar, slot, version from content_prompts
        where user_id = $1 and not is_held
          and (id = $2 or (pushed_to_calendar and scheduled_date in (
                $3::date, (select scheduled_date from content_prompts where id = $2 and user_id = $1))))
        order by id for update`,
      [userId, promptId, date],
    );
  }

  /** Puts the prompts where a person moved them, on the calendar. */
  async place(userId: string, prompts: readonly PlacedPrompt[]): Promise<void> {
    await this.database.query(
      `update content_prompts p
          set scheduled_date = n.date, slot = n.slot, pushed_to_calendar = true, version = p.version + 1,
              updated_at = now()
         from unnest($2::bigint[], $3::date[], $4::smallint[]) as n (id, date, slot)
        where p.id = n.id and p.user_id = $1`,
      [userId, ...columnsOf(prompts)],
    );
  }

  /** Saves the slots in which the prompts are displayed. Nothing visible changes, so their versions stay. */
  async settle(userId: string, prompts: readonly PlacedPrompt[]): Promise<void> {
    if (prompts.length === 0) return;
    await this.database.query(
      `update content_prompts p set slot = n.slot
         from unnest($2::bigint[], $3::date[], $4::smallint[]) as n (id, date, slot)
        where p.id = n.id and p.user_id = $1 and p.scheduled_date = n.date`,
      [userId, ...columnsOf(prompts)],
    );
  }

  /** The places that batches propose for prompts which staff are still to push. */
  async findProposed(userId: string, from: PlainDate, to: PlainDate): Promise<PlannedSlot[]> {
    return this.database.query(
      `select scheduled_date::text as date, slot from content_prompts
        where user_id = $1 and is_held and review in ('to_read', 'approved') and not pushed_to_calendar
          and slot is not null and scheduled_date between $2::date and $3::date`,
      [userId, from, to],
    );
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

  /** New prompts of a batch that are not on the calendar, and were approved if staff read it; used and archived ones have no business there. */
  async findUnpushed(batchId: string): Promise<UnpushedPrompt[]> {
    return this.database.query<UnpushedPrompt>(
      `select id, scheduled_date::text, slot from content_prompts
        where batch_id = $1 and status = 'new' and not pushed_to_calendar
          and (review is null or review = 'approved')
        order by id for update`,
      [batchId],
    );
  }

  /** Puts prompts on the calendar that have a date already. */
  async pushDated(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `update content_prompts
          set pushed_to_calendar = true, is_held = false, version = version + 1, updated_at = now()
        where id = any ($1::bigint[])`,
      [ids],
    );
  }

  /** Gives the prompts their slots, in the same order. */
  async pushInto(ids: readonly string[], slots: readonly PlannedSlot[]): Promise<void> {
    await this.database.query(
      `update content_prompts p
          set scheduled_date = n.date, slot = n.slot, pushed_to_calendar = true, is_held = false,
              version = p.version + 1, updated_at = now()
         from unnest($1::bigint[], $2::date[], $3::smallint[]) as n (id, date, slot)
        where p.id = n.id`,
      [ids, slots.map(({ date }) => date), slots.map(({ slot }) => slot)],
    );
  }

  /** Prompts that found no slot wait in the library, without a date. */
  async releaseUndated(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.query(
      `update content_prompts
          set is_held = false, scheduled_date = null, slot = null, version = version + 1, updated_at = now()
        where id = any ($1::bigint[]) and (is_held or scheduled_date is not null)`,
      [ids],
    );
  }

  async lockBatch(batchId: string): Promise<{
    readonly user_id: string;
    readonly status: string;
    readonly push_to_calendar: boolean;
    readonly weeks: number;
    readonly start_date: PlainDate | null;
    readonly days: number[];
    readonly slots: number[];
  } | null> {
    const [batch] = await this.database.query<{
      user_id: string;
      status: string;
      push_to_calendar: boolean;
      weeks: number;
      start_date: PlainDate | null;
      days: number[];
      slots: number[];
    }>(
      `select user_id, status, push_to_calendar, weeks, start_date::text, days, slots
         from prompt_batches where id = $1 for update`,
      [batchId],
    );
    return batch ?? null;
  }

  async markPushed(batchId: string): Promise<void> {
    await this.database.query(
      'update prompt_batches set push_to_calendar = true, pushed_at = now() where id = $1',
      [batchId],
    );
  }
}

function columnsOf(prompts: readonly PlacedPrompt[]): unknown[] {
  return [prompts.map(({ id }) => id), prompts.map(({ date }) => date), prompts.map(({ slot }) => slot)];
}
