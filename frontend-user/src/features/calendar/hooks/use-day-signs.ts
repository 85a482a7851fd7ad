import { addDays, mondayOf, type PlainDate } from '@drumbeat/domain';
import type { DaySign } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../../entities/session/use-today';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import { dayState } from '../components/items/day-state';

/** Range of a schedule dialog: published posts of the last month, scheduled ones of the next half year. */
export const daysBack = 35;
export const daysAhead = 190;

/** The days with a published or scheduled post, or one that waits: for the end of a pause, or for its user. */
export function useDaySigns(): ReadonlyMap<PlainDate, DaySign> {
  const today = useToday();
  const from = mondayOf(addDays(today, -daysBack));
  const { data } = useQuery(calendarRangeQuery(from, addDays(today, daysAhead)));
  return useMemo(() => {
    const signs = new Map<PlainDate, DaySign>();
    for (const { date, posts } of data?.days ?? []) {
      const state = dayState(date, posts, today);
      if (state === 'posted' || state === 'scheduled') signs.set(date, state);
      else if (state === 'paused' || state === 'stuck') signs.set(date, 'waiting');
    }
    return signs;
  }, [data, today]);
}
