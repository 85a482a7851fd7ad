import { jest } from '@jest/globals';

const realTimeout = globalThis.setTimeout;
const realNow = performance.now.bind(performance);
/** Far beyond what a healthy page needs, also where a lazy part is compiled for the first time; only a failing test waits this long. */
const patienceMs = 40_000;
const stepMs = 5;
let isStopped = false;

/** Stops the page's time until a test advances it; calls in progress use that time, too. */
export function stopTime(now?: Date | number): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'],
    ...(now === undefined ? {} : { now }),
  });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    const late = new DOMException('signal timed out', 'TimeoutError');
    setTimeout(() => controller.abort(late), milliseconds);
    return controller.signal;
  });
  isStopped = true;
}

/** Advances the stopped time, and runs due timers. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

export function startTime(): void {
  if (!isStopped) return;
  jest.useRealTimers();
  jest.restoreAllMocks();
  isStopped = false;
}

/** Waits until `look` no longer throws, and returns its result. Stopped time advances a millisecond per attempt. */
export async function eventually<Value>(look: () => Value | Promise<Value>): Promise<Value> {
  const begun = realNow();
  for (;;) {
    const looked = realNow();
    try {
      return await look();
    } catch (error) {
      if (realNow() - begun > patienceMs) throw error;
    }
    // A look at a large page takes longer than a step: the page gets as much time as its observer.
    await new Promise((resolve) => realTimeout(resolve, Math.max(stepMs, realNow() - looked)));
    if (isStopped) await jest.advanceTimersByTimeAsync(1);
  }
}
