import { addDays, FREE_PLACES_DAYS, mondayOf, todayInZone } from '@drumbeat/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { serverClock } from '../../../lib/http/server-clock';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';

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
