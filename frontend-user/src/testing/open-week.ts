import { addDays, mondayOf } from '@drumbeat/domain';
import { eventually, the } from '@drumbeat/testing';
import { planToday } from './calendar-answers';
import { open } from './open-app';
import { aPrompt } from './prompt-answers';

/** The Monday after today: all days of its week lie ahead. */
export const monday = addDays(mondayOf(planToday()), 7);
export const after = (days: number) => addDays(monday, days);

/** A prompt in a place of the calendar. */
export const placed = (id: number, date: string, slot: 1 | 2 | null = null) =>
  aPrompt(id, { scheduled_date: date, slot, pushed_to_calendar: true });

export const openWeek = (date = monday) => open(`/content-calendar?selectedDate=${date}`);
export const day = (weekday: string) => the('region', new RegExp(`^${weekday}`));
/** Waits until a prompt stands on a day. */
export const onDay = (id: number, weekday: string) =>
  eventually(async () => the('article', `Hook ${id}`, { inside: await day(weekday) }));
