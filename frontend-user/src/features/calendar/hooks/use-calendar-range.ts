import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { effectiveStatus, type PlainDate } from '@drumbeat/domain';
import type { Calendar } from '../../../entities/types';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import type { CalendarItem } from '../calendar-item';
import type { CalendarTab } from '../components/calendar-tabs';
import { dayItems } from '../day-items';

interface RangeOptions {
  from: PlainDate;
  to: PlainDate;
  tab: CalendarTab;
  enabled: boolean;
  /** The days that were there stay while more of them are read. */
  grows: boolean;
}

/** A stretch of the calendar as the month and the list show it: posts stand beside all prompts, not beside filtered ones. */
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
