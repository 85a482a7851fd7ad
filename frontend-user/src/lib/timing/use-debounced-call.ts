import { debounce, type Debounced, type Timers } from './debounce';
import { useCallback, useEffect, useRef } from 'react';

const browserTimers: Timers<number> = {
  set: (run, delayMs) => window.setTimeout(run, delayMs),
  clear: (timer) => window.clearTimeout(timer),
};

/** A call that waits until `delayMs` pass without another one. A waiting call is dropped when the screen unmounts. */
export function useDebouncedCall<Arguments extends unknown[]>(
  action: (...input: Arguments) => void,
  delayMs: number,
): (...input: Arguments) => void {
  const newest = useRef(action);
  const debounced = useRef<Debounced<Arguments>>(null);
  useEffect(() => {
    newest.current = action;
  });
  useEffect(() => () => debounced.current?.cancel(), []);
  return useCallback(
    (...input) => {
      debounced.current ??= debounce((...last) => newest.current(...last), delayMs, browserTimers);
      debounced.current.call(...input);
    },
    [delayMs],
  );
}
