import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves with the first result that is not false, null or undefined; for conditions without a signal, such as a lock wait in
 * PostgreSQL or the state of another process.
 * @throws Error naming `what` when `timeoutMs` pass first
 */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | false | null | undefined> | Result | false | null | undefined,
  timeoutMs = 10_000,
): Promise<Result> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const result = await look();
    if (result !== false && result !== null && result !== undefined) return result;
    if (performance.now() > giveUpAt) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await pause(10);
  }
}
