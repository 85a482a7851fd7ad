import {
  addDays,
  mondayOf,
  nextOpenBeat,
  todayInZone,
  usualTime,
  type PlainDate,
  type WallClock,
} from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import { calendarRangeQuery } from '../../../entities/calendar/get-calendar';
import { daysAhead, daysBack } from './use-day-signs';
import { useOtherPosts } from './use-other-posts';

/**
 * The beat that a post is planned for, or the next one, which no other post of the user has, at their usual hour; null until the
 * calendar is there.
 */
export function useNextOpenBeat(postId: string, planned: PlainDate | null): WallClock | null {
  const { time_zone: zone } = useCurrentUser();
  const [now] = useState(() => new Date());
  const today = todayInZone(now, zone);
  const { data } = useQuery(
    calendarRangeQuery(mondayOf(addDays(today, -daysBack)), addDays(today, daysAhead)),
  );
  const otherPosts = useOtherPosts(postId);
  return useMemo(() => {
    if (!data) return null;
    const taken = data.days.filter(({ posts }) => posts.some(({ id }) => id !== postId));
    return nextOpenBeat({
      now,
      zone,
      taken: new Set(taken.map(({ date }) => date)),
      time: usualTime(otherPosts, zone),
      planned,
    });
  }, [data, otherPosts, now, zone, postId, planned]);
}
