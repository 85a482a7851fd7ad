import { calendarWeek, isCalendarDay, effectiveStatus, type PlainDate } from '@drumbeat/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Calendar, Prompt } from '../../../entities/types';
import type { CalendarItem } from '../calendar-item';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import type { CalendarTab } from '../components/calendar-tabs';

type Day = Calendar['days'][number];

/** A day's entries: its posts, then its prompts in the order and slots of the week's view. */
function dayItems({ date, posts, prompts }: Day): CalendarItem[] {
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

interface RangeOptions {
  from: PlainDate;
  to: PlainDate;
  tab: CalendarTab;
  enabled: boolean;
  /** True to keep the shown days while more are read. */
  grows: boolean;
}

/** A range of the calendar for the month and the list: posts are shown with all prompts, not with filtered ones. */
export function useCalendarRange({ from, to, tab, enabled, grows }: RangeOptions) {
  const range = useQuery({
    ...calendarRangeQuery(from, to),
    enabled,
    placeholderData: grows ? keepPreviousData : undefined,
  });
  const keep = (item: CalendarItem) =>
    tab === 'all' || (item.kind === 'prompt' && effectiveStatus(item.prompt) === tab);
  return {
    days: range.data?.days ?? null,
    itemsOf: (day: Calendar['days'][number]) => dayItems(day).filter(keep),
    error: range.error,
    isFetching: range.isFetching,
    refresh: () => void range.refetch(),
  };
}
