import { bodyOf } from '@drumbeat/api-client';
import { addDays, nearestPlannableDate } from '@drumbeat/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor } from '../../lib/http/query-client';
import { queryKeys } from '../query-keys';

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

/** How the content calendar itself reads the same days: it wants them the freshest. */
export const ofContentCalendar = { staleTime: freshFor.contentCalendar } as const;

/** One week, Monday to Sunday. */
export const calendarWeekQuery = (monday: string) => calendarRangeQuery(monday, addDays(monday, 6));
