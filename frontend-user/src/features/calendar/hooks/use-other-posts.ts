import { addDays, mondayOf, todayInZone } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import { daysAhead, daysBack } from './use-day-signs';

/** When the user's other posts went out or will, a month back and half a year ahead. */
export function useOtherPosts(postId: string): readonly Date[] {
  const { time_zone: zone } = useCurrentUser();
  const [today] = useState(() => todayInZone(new Date(), zone));
  const from = mondayOf(addDays(today, -daysBack));
  const { data } = useQuery(calendarRangeQuery(from, addDays(today, daysAhead)));
  return useMemo(
    () =>
      (data?.days ?? [])
        .flatMap(({ posts }) => posts)
        .filter(({ id }) => id !== postId)
        .flatMap(({ posted_at, due_at }) => posted_at ?? due_at ?? [])
        .map((at) => new Date(at)),
    [data, postId],
  );
}
