import { addDays, FREE_PLACES_DAYS, mondayOf, todayInZone, nearestPlannableDate } from '@drumbeat/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { serverClock } from '../../lib/server-clock';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';
import { queryKeys } from '../query-keys';

/** The days that "Move to…" looks for free slots in. They stay on the device as long as the page is open. */
export const daysAheadQuery = (today: string) =>
  queryOptions({
    ...calendarRangeQuery(mondayOf(today), addDays(mondayOf(today), FREE_PLACES_DAYS)),
    gcTime: Infinity,
  });

/** Reads them before the dialog opens, which may be without a network. */
export function readDaysAhead(queryClient: QueryClient, zone: string): void {
  const today = todayInZone(new Date(serverClock.now()), zone);
  queryClient.query(daysAheadQuery(today)).catch(() => undefined);
}

/** The days from one date to another, both included as far as days can be planned for, with the user's today and the weeks that have a page. */
export const calendarRangeQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...queryKeys.calendar, from, to],
    queryFn: async () => {
      const query = { from: nearestPlannableDate(from), to: nearestPlannableDate(to) };
      return bodyOf(await api.GET('/api/calendar', { params: { query } }));
    },
    staleTime: freshFor.calendar,
  });

/** One week, Monday to Sunday. */
export const calendarWeekQuery = (monday: string) => calendarRangeQuery(monday, addDays(monday, 6));
