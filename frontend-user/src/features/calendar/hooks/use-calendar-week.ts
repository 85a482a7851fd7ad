import {
  calendarPage,
  calendarWeek,
  hasPage,
  isCalendarDay,
  mondayOf,
  openingWeek,
  todayInZone,
  weekArrows,
  type CalendarRange,
  type PlainDate,
  effectiveStatus,
} from '@drumbeat/domain';
import { usePrefetchQuery, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Prompt, Calendar } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { calendarWeekQuery, calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import type { CalendarItem } from '../calendar-item';
import type { CalendarTab } from '../components/calendar-tabs';

/**
 * The page of the calendar that is open. The first response says which weeks have a page; until then the current week
 * is requested, which usually opens (CALENDAR-5), and also the week of the selected date.
 */
export function useCalendarWeek(selectedDate: PlainDate | null, keep: (prompt: Prompt) => boolean) {
  const { time_zone: zone } = useCurrentUser();
  const [thisWeek] = useState(() => mondayOf(todayInZone(new Date(), zone)));
  const queryClient = useQueryClient();
  const asked = selectedDate ? mondayOf(selectedDate) : thisWeek;
  usePrefetchQuery(calendarWeekQuery(asked));

  const current = useQuery(calendarWeekQuery(thisWeek));
  const range: CalendarRange = {
    firstWeek: current.data?.first_week ?? thisWeek,
    lastWeek: current.data?.last_week ?? thisWeek,
  };
  const today = current.data?.today ?? null;
  const week = today ? openingWeek({ range, today, selectedDate }) : thisWeek;
  const page = useQuery(calendarWeekQuery(week));
  const arrows = weekArrows(week, range);
  const prefetch = (monday: string | null) => {
    if (monday) queryClient.query(calendarWeekQuery(monday)).catch(() => undefined);
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
