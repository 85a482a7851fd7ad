/** Whoever did something within the last minute is at the screen: their session is renewed instead of announced (SESSION-2). */
export const ACTIVE_WITHIN_MS = 60_000;

/** Whether the user is at the screen. A clock that was set back does not make them absent. Instants in milliseconds. */
export function isUserActive(now: number, lastActivityAt: number): boolean {
  return now - lastActivityAt <= ACTIVE_WITHIN_MS;
}
