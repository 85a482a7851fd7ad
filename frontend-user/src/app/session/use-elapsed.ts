import { useEffect, useState } from 'react';

const tickMs = 250;

/** Counts on where one wait follows another without a pause: the router's own wait, then the one for the session. */
let startedAt: number | null = null;
let waits = 0;

/** Milliseconds since the wait began, in steps that a message needs. Counted by the clock: timers of a hidden page are slowed down. */
export function useElapsed(): number {
  const [elapsed, setElapsed] = useState(elapsedNow);
  useEffect(() => {
    waits += 1;
    startedAt ??= performance.now();
    const timer = setInterval(() => setElapsed(elapsedNow()), tickMs);
    return () => {
      clearInterval(timer);
      waits -= 1;
      // The next wait begins in the same commit, if there is one.
      queueMicrotask(() => {
        if (waits === 0) startedAt = null;
      });
    };
  }, []);
  return elapsed;
}

function elapsedNow(): number {
  return startedAt === null ? 0 : performance.now() - startedAt;
}
