import { calendarWeek, isCalendarDay } from '@drumbeat/domain';
import type { Calendar, Prompt } from '../../entities/types';
import type { CalendarItem } from './calendar-item';

type Day = Calendar['days'][number];

/** A day's entries: its posts, then its prompts in the order and slots of the week's view. */
export function dayItems({ date, posts, prompts }: Day): CalendarItem[] {
  return [
    ...posts.map((post) => ({ kind: 'post', post, date }) as const),
    ...drawn(date, prompts).map(({ prompt, slot }) => ({ kind: 'prompt', prompt, date, slot }) as const),
  ];
}

function drawn(date: string, prompts: Prompt[]): { prompt: Prompt; slot: 1 | 2 | null }[] {
  const { weekdays, elsewhere } = calendarWeek(date, prompts);
  const [first, second] = isCalendarDay(date) ? (weekdays.find((day) => day.date === date)?.slots ?? []) : [];
  return [
    ...(first ? [{ prompt: first, slot: 1 as const }] : []),
    ...(second ? [{ prompt: second, slot: 2 as const }] : []),
    ...elsewhere.map((prompt) => ({ prompt, slot: null })),
  ];
}
