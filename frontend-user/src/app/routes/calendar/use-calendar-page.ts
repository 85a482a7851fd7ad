import {
  addDays,
  effectiveStatus,
  firstOfMonth,
  monthAfter,
  monthWeeks,
  type PlainDate,
  todayInZone,
} from '@drumbeat/domain';
import { type ListRange, longerList, openingList } from '../../../features/calendar/calendar-list.rules';
import { monthAndYear, shortDate } from '@drumbeat/ui';
import { useState } from 'react';
import type { Arrow } from '../../../features/calendar/components/calendar-bar';
import { useCalendarRange, useCalendarWeek } from '../../../features/calendar/hooks/use-calendar-week';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { CalendarAddressControl } from './use-calendar-address';

/** The calendar's content at its address in either layout, and the targets of its arrows. */
export function useCalendarPage({ layout, tab, selectedDate, go }: CalendarAddressControl) {
  const { time_zone: zone } = useCurrentUser();
  const [deviceToday] = useState(() => todayInZone(new Date(), zone));
  const week = useCalendarWeek(
    selectedDate,
    (prompt) => (tab !== 'used' && tab !== 'archived') || effectiveStatus(prompt) === tab,
  );
  const today = week.today ?? deviceToday;
  const date = selectedDate ?? today;
  const list = useListRange(date);
  const shown = layout === 'list' ? list.range : monthRange(date);
  const range = useCalendarRange({ ...shown, tab, enabled: layout !== 'week', grows: layout === 'list' });

  const turnTo = (to: PlainDate | null) => () => go({ selectedDate: to }, { replace: true });
  const monthArrow = (label: string, by: 1 | -1): Arrow => {
    const month = monthAfter(date, by);
    const { firstWeek, lastWeek } = week.range;
    const hasPages = addDays(monthAfter(month, 1), -1) >= firstWeek && month <= addDays(lastWeek, 6);
    return { label, open: hasPages ? turnTo(month) : null };
  };
  const weekArrow = (label: string, to: PlainDate | null): Arrow => ({
    label,
    open: to === null ? null : turnTo(to),
    prefetch: () => week.prefetch(to),
  });
  const pages = {
    week: {
      label: week.label,
      arrows: {
        previous: weekArrow('Previous week', week.previous),
        next: weekArrow('Next week', week.next),
      },
    },
    month: {
      label: monthAndYear(date),
      arrows: { previous: monthArrow('Previous month', -1), next: monthArrow('Next month', 1) },
    },
    list: { label: `From ${shortDate(list.range.from)}`, arrows: null },
  };
  const isAtToday = {
    week: week.isCurrent && !week.lacksPage,
    month: firstOfMonth(date) === firstOfMonth(today),
    list: date === today,
  };
  return {
    ...pages[layout],
    /** Null when today is shown already. */
    openToday: isAtToday[layout] ? null : turnTo(null),
    week,
    range,
    list,
    date,
    turnTo: (to: PlainDate | null) => turnTo(to)(),
    error: week.error ?? (layout === 'week' ? null : range.error),
    isFetching: week.isFetching || range.isFetching,
    refresh: () => {
      week.refresh();
      if (layout !== 'week') range.refresh();
    },
  };
}

export type CalendarPageState = ReturnType<typeof useCalendarPage>;

/** The list restarts when another day is chosen, and grows from there. */
function useListRange(from: PlainDate) {
  const [grown, setGrown] = useState<{ from: PlainDate; range: ListRange } | null>(null);
  const range = grown?.from === from ? grown.range : openingList(from);
  const growTo = (end: 'earlier' | 'later') => {
    const longer = longerList(range, end);
    return longer && (() => setGrown({ from, range: longer }));
  };
  return { range, showEarlier: growTo('earlier'), showLater: growTo('later') };
}

function monthRange(date: PlainDate): ListRange {
  const days = monthWeeks(date).flat();
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}
