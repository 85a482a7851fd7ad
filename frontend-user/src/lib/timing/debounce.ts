/** The clock that a debounced action waits by; a browser's `setTimeout` and `clearTimeout`, or a test's. */
export interface Timers<Timer> {
  set(run: () => void, delayMs: number): Timer;
  clear(timer: Timer): void;
}

export interface Debounced<Arguments extends unknown[]> {
  /** Runs the action once `delayMs` have passed without another call, with the arguments of the last one. */
  call(...input: Arguments): void;
  /** Drops the waiting call. */
  cancel(): void;
}

/** Debounces an action; the caller gives the delay in milliseconds. */
export function debounce<Arguments extends unknown[], Timer>(
  action: (...input: Arguments) => void,
  delayMs: number,
  timers: Timers<Timer>,
): Debounced<Arguments> {
  let waiting: { timer: Timer } | null = null;
  function cancel() {
    if (waiting) timers.clear(waiting.timer);
    waiting = null;
  }
  return {
    call(...input) {
      cancel();
      const timer = timers.set(() => {
        waiting = null;
        action(...input);
      }, delayMs);
      waiting = { timer };
    },
    cancel,
  };
}
