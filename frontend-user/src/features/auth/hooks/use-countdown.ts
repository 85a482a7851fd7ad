import { secondsUntil } from '../resend.rules';
import { useEffect, useState } from 'react';

const tickMs = 250;

/** Counts whole seconds down to 0, by the clock: a hidden page whose timers rest has not fallen behind when it is seen again. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [{ end, now }, setTimes] = useState<{ end: number | null; now: number }>({ end: null, now: 0 });
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => {
      const time = Date.now();
      setTimes({ end: time < end ? end : null, now: time });
    }, tickMs);
    return () => clearInterval(timer);
  }, [end]);
  const start = (seconds: number) => {
    const time = Date.now();
    setTimes({ end: time + seconds * 1_000, now: time });
  };
  return { secondsLeft: secondsUntil(end, now), start };
}
