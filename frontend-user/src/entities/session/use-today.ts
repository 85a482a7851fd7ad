import { type PlainDate, todayInZone } from '@drumbeat/domain';
import { useSyncExternalStore } from 'react';
import { useCurrentUser } from './current-user';

const LOOK_EVERY_MS = 30_000;

/** Timers stop while a device sleeps: its page looks again when it is seen. */
function subscribe(look: () => void) {
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Today in the user's zone, also where a page stays open over midnight. */
export function useToday(): PlainDate {
  const { time_zone: zone } = useCurrentUser();
  return useSyncExternalStore(subscribe, () => todayInZone(new Date(), zone));
}
