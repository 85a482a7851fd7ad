/** Longer waits are useless to any caller. */
const LONGEST_SECONDS = 3_600;

/** The header Retry-After (seconds or a date) in whole seconds; undefined where it is missing or makes no sense. */
export function retryAfterSeconds(header: string | null | undefined, now = new Date()): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((new Date(header).getTime() - now.getTime()) / 1_000);
  return seconds >= 1 && seconds <= LONGEST_SECONDS ? seconds : undefined;
}
