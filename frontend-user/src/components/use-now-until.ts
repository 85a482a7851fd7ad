import { DAY_MS } from '@drumbeat/domain';
import { useEffect, useState } from 'react';

/** A timer of more than 2^31 ms would go off at once. */
const LONGEST_WAIT_MS = DAY_MS;

/** The time, which is looked at again when that moment comes; another moment may be named meanwhile. */
export function useNowUntil(moment: Date | null): Date {
  const [now, setNow] = useState(() => new Date());
  const momentMs = moment?.getTime() ?? 0;
  const isAhead = momentMs > now.getTime();
  useEffect(() => {
    if (!isAhead) return undefined;
    const wait = () => setTimeout(look, Math.max(0, Math.min(momentMs - Date.now(), LONGEST_WAIT_MS)));
    const look = () => {
      clearTimeout(timer);
      if (momentMs <= Date.now()) setNow(new Date());
      else timer = wait();
    };
    let timer = wait();
    // A device that slept has not counted the time.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAhead, momentMs]);
  return now;
}
