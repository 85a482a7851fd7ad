import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { debounce, type Timers } from './debounce';

/** Timers that only a test advances. */
function manualTimers(): Timers<number> & { pass(milliseconds: number): void } {
  let now = 0;
  let lastId = 0;
  const waiting = new Map<number, { at: number; run: () => void }>();
  return {
    set: (run, delayMs) => {
      lastId += 1;
      waiting.set(lastId, { at: now + delayMs, run });
      return lastId;
    },
    clear: (timer) => void waiting.delete(timer),
    pass: (milliseconds) => {
      now += milliseconds;
      for (const [timer, { at, run }] of [...waiting]) {
        if (at > now) continue;
        waiting.delete(timer);
        run();
      }
    },
  };
}

describe('A debounced action', () => {
  it('runs once the delay of its caller has passed, with the last arguments', () => {
    const timers = manualTimers();
    const ran: string[] = [];
    const search = debounce((text: string) => ran.push(text), 300, timers);
    search.call('p');
    timers.pass(299);
    search.call('pricing');
    timers.pass(299);
    expect(ran).toEqual([]);
    timers.pass(1);
    expect(ran).toEqual(['pricing']);
    timers.pass(1_000);
    expect(ran).toEqual(['pricing']);
  });

  it('does not run after it was cancelled, and runs again when it is called again', () => {
    const timers = manualTimers();
    const ran: number[] = [];
    const action = debounce((value: number) => ran.push(value), 50, timers);
    action.call(1);
    action.cancel();
    timers.pass(100);
    expect(ran).toEqual([]);
    action.call(2);
    timers.pass(50);
    expect(ran).toEqual([2]);
  });

  it('runs as often as there are pauses of its delay, whatever the pace', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1 }),
        (delay, pauses) => {
          const timers = manualTimers();
          let runs = 0;
          const action = debounce(() => (runs += 1), delay, timers);
          for (const pause of pauses) {
            action.call();
            timers.pass(pause);
          }
          timers.pass(delay);
          const last = pauses.length - 1;
          expect(runs).toBe(pauses.filter((pause, index) => index === last || pause >= delay).length);
        },
      ),
    );
  });
});
