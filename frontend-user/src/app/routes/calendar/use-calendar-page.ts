import {
  addDays,
  calendarPage,
  type CalendarRange,
  calendarWeek,
  effectiveStatus,
  firstOfMonth,
  hasPage,
  isCalendarDay,
  mondayOf,
  monthAfter,
  monthWeeks,
  openingWeek,
  type PlainDate,
  weekArrows,
} from '@drumbeat/domain';
import { monthAndYear, shortDate } from '@drumbeat/ui';
import { keepPreviousData, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  calendarRangeQuery,
  calendarWeekQuery,
  ofContentCalendar,
} from '../../../entities/calendar/get-calendar';
import { useToday } from '../../../entities/session/use-today';
import type { Calendar, Prompt } from '../../../entities/types';
import type { CalendarItem } from '../../../features/calendar/calendar-item';
import { type ListRange, longerList, openingList } from '../../../features/calendar/calendar-list.rules';
import type { Arrow } from '../../../features/calendar/components/bar/calendar-bar';
import type { CalendarTab } from '../../../features/calendar/components/bar/calendar-tabs';
import type { CalendarAddressControl } from './use-calendar-address';

/** The calendar's content at its address in either layout, and the targets of its arrows. */
export function useCalendarPage({ layout, tab, selectedDate, go }: CalendarAddressControl) {
  const deviceToday = useToday();
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

/**
 * The page of the calendar that is open. The first response says which weeks have a page; until then the current week
 * is requested, which usually opens (CALENDAR-5), and also the week of the selected date.
 */
function useCalendarWeek(selectedDate: PlainDate | null, keep: (prompt: Prompt) => boolean) {
  const thisWeek = mondayOf(useToday());
  const queryClient = useQueryClient();
  const asked = selectedDate ? mondayOf(selectedDate) : thisWeek;
  usePrefetchQuery({ ...calendarWeekQuery(asked), ...ofContentCalendar });

  const current = useQuery({ ...calendarWeekQuery(thisWeek), ...ofContentCalendar });
  const range: CalendarRange = {
    firstWeek: current.data?.first_week ?? thisWeek,
    lastWeek: current.data?.last_week ?? thisWeek,
  };
  const today = current.data?.today ?? null;
  const week = today ? openingWeek({ range, today, selectedDate }) : thisWeek;
  const page = useQuery({ ...calendarWeekQuery(week), ...ofContentCalendar });
  const arrows = weekArrows(week, range);
  const prefetch = (monday: string | null) => {
    if (!monday) return;
    queryClient.query({ ...calendarWeekQuery(monday), ...ofContentCalendar }).catch(() => undefined);
  };

  const days = page.data?.days;
  const shown =
    today && days ? calendarWeek(week, days.flatMap(({ prompts }) => prompts).filter(keep)) : null;
  return {
    today,
    label: calendarPage(week).label,
    week: shown,
    /** Numbers of the week's entries that its page does not show. */
    elsewhere: {
      prompts: shown?.elsewhere.length ?? 0,
      posts: days?.filter(({ date }) => !isCalendarDay(date)).flatMap(({ posts }) => posts).length ?? 0,
    },
    postsOf: (date: string) => days?.find((day) => day.date === date)?.posts ?? [],
    counts: current.data?.counts ?? null,
    isEmpty: current.data?.counts.all === 0,
    startedOn: current.data?.started_on ?? null,
    range,
    /** True when a day was requested that no page has. */
    lacksPage: today !== null && selectedDate !== null && !hasPage(mondayOf(selectedDate), range),
    /** True when this week is open; decided by the address alone until the server has said which weeks have a page. */
    isCurrent: today === null ? asked === thisWeek : week === mondayOf(today),
    error: current.error ?? page.error,
    isFetching: current.isFetching || page.isFetching,
    refresh: () => void Promise.all([current.refetch(), page.refetch()]),
    /** Mondays targeted by the arrows; null = disabled. */
    previous: arrows.previous,
    next: arrows.next,
    prefetch,
  };
}

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
function useCalendarRange({ from, to, tab, enabled, grows }: RangeOptions) {
  const range = useQuery({
    ...calendarRangeQuery(from, to),
    ...ofContentCalendar,
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
