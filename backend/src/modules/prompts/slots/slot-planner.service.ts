import {
  addDays,
  planSlots,
  SLOTS_PER_DAY,
  todayInZone,
  type PlainDate,
  type PlannedSlot,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CalendarSlotsRepository } from './calendar-slots.repository.js';

export interface SlotRequest {
  readonly user_id: string;
  readonly count: number;
  readonly weeks: number;
  /** Null or a past day: today in the user's zone. */
  readonly start_date: PlainDate | null;
  /** ISO numbers of weekdays; empty: all of the calendar's. */
  readonly days: readonly number[];
  /** Numbers of slots; empty: both. */
  readonly slots: readonly number[];
  /** True for slots that staff are to read first: what other batches propose is left to them. */
  readonly isProposal?: boolean;
}

/** Finds the free slots of a user's calendar. */
@Injectable()
export class SlotPlanner {
  constructor(
    private readonly calendar: CalendarSlotsRepository,
    private readonly clock: Clock,
  ) {}

  /** Of these places those that are still ahead and free. Only inside a transaction, as `plan`. */
  async stillFree<Place extends PlannedSlot>(userId: string, places: readonly Place[]): Promise<Place[]> {
    const zone = await this.calendar.lockUser(userId);
    const dates = places.map(({ date }) => date).toSorted();
    const [first, last] = [dates[0], dates.at(-1)];
    if (zone === null || first === undefined || last === undefined) return [];
    const today = todayInZone(this.clock.now(), zone);
    const taken = await this.calendar.findTaken(userId, first, last);
    return places.filter(({ date, slot }) => {
      const ofDay = taken.filter((entry) => entry.date === date);
      return date >= today && ofDay.length < SLOTS_PER_DAY && !ofDay.some((entry) => entry.slot === slot);
    });
  }

  /**
   * At most `count` slots, in order. Only inside a transaction: it locks the user's planning until its end, and the
   * slots have to be written in it.
   */
  async plan({
    user_id,
    count,
    weeks,
    start_date,
    days,
    slots,
    isProposal = false,
  }: SlotRequest): Promise<PlannedSlot[]> {
    const zone = await this.calendar.lockUser(user_id);
    if (zone === null) return [];
    const today = todayInZone(this.clock.now(), zone);
    const startDate = start_date !== null && start_date > today ? start_date : today;
    const end = addDays(startDate, weeks * 7);
    const taken = await this.calendar.findTaken(user_id, startDate, end);
    const proposed = isProposal ? await this.calendar.findProposed(user_id, startDate, end) : [];
    return planSlots({ startDate, weeks, count, taken: [...taken, ...proposed], days, numbers: slots }).slots;
  }
}
