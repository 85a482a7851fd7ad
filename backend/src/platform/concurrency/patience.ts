import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 1_000;

/** Waits a second at most for what is beside the caller's own work. That goes on meanwhile, and must not throw. */
export async function withinPatience(work: Promise<unknown>): Promise<void> {
  const enough = new AbortController();
  const patience = pause(PATIENCE_MS, undefined, { ref: false, signal: enough.signal }).catch(
    () => undefined,
  );
  await Promise.race([work, patience]);
  enough.abort();
}
