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
