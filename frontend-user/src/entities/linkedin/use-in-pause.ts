import { type WallClock, wallClockAt } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../session/current-user';
import { integrationsQuery } from './integrations';

/**
 * What is to be said while nothing is sent to LinkedIn; null while sending goes on, and while that is not known.
 * @param words of since when, on the clock of the user's zone
 */
export function useInPause(words: (since: WallClock, zone: string) => string): string | null {
  const { time_zone: zone } = useCurrentUser();
  const { data } = useQuery(integrationsQuery);
  // LinkedIn is the one provider there is.
  const since = data?.[0]?.sending_paused_since ?? null;
  return since === null ? null : words(wallClockAt(new Date(since), zone), zone);
}
