/** A user with activity within the last minute is present: their session is renewed without a warning (SESSION-2). */
export const ACTIVE_WITHIN_MS = 60_000;

/** True when the user is present. A clock that was set back does not make them absent. Instants in milliseconds. */
export function isUserActive(now: number, lastActivityAt: number): boolean {
  return now - lastActivityAt <= ACTIVE_WITHIN_MS;
}
