import { addDays, mondayOf, todayInZone } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import { daysAhead, daysBack } from './use-day-signs';

/**
 * Times of the user's other published and scheduled posts, a month back and half a year ahead; overdue unpublished
 * ones are left out.
 */
export function useOtherPosts(postId: string): readonly Date[] {
  const { time_zone: zone } = useCurrentUser();
  const [now] = useState(() => new Date());
  const today = todayInZone(now, zone);
  const from = mondayOf(addDays(today, -daysBack));
  const { data } = useQuery(calendarRangeQuery(from, addDays(today, daysAhead)));
  return useMemo(
    () =>
      (data?.days ?? [])
        .flatMap(({ posts }) => posts)
        .filter(({ id }) => id !== postId)
        .flatMap(({ posted_at, due_at }) => {
          if (posted_at !== null) return [new Date(posted_at)];
          return due_at !== null && new Date(due_at) > now ? [new Date(due_at)] : [];
        }),
    [data, postId, now],
  );
}
