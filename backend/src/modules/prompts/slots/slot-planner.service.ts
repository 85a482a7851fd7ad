import { addDays, planSlots, todayInZone, type PlainDate, type PlannedSlot } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CalendarSlotsRepository } from './calendar-slots.repository.js';

export interface SlotRequest {
  readonly user_id: string;
  readonly count: number;
  readonly weeks: number;
  /** Null or a past day: today in the user's zone. */
  readonly start_date: PlainDate | null;
}

/** Finds the free slots of a user's calendar. */
@Injectable()
export class SlotPlanner {
  constructor(
    private readonly calendar: CalendarSlotsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * At most `count` slots, in order. Only inside a transaction: it locks the user's planning until its end, and the
   * slots have to be written in it.
   */
  async plan({ user_id, count, weeks, start_date }: SlotRequest): Promise<PlannedSlot[]> {
    const zone = await this.calendar.lockUser(user_id);
    if (zone === null) return [];
    const today = todayInZone(this.clock.now(), zone);
    const startDate = start_date !== null && start_date > today ? start_date : today;
    const taken = await this.calendar.findTaken(user_id, startDate, addDays(startDate, weeks * 7));
    return planSlots({ startDate, weeks, count, taken }).slots;
  }
}
