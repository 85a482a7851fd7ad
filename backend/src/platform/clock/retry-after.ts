/** The seconds of a Retry-After header, which has seconds or a day and an hour; null for one that says nothing, or what is past. */
export function secondsUntil(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/u.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}
