import { useEffect, useState } from 'react';

const tickMs = 250;

/** Milliseconds since the component appeared, in steps that a message needs. Counted by the clock: timers of a hidden page are slowed down. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - startedAt), tickMs);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
