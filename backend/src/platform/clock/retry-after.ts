interface RetryAfterBounds {
  readonly now: Date;
  /** In seconds: a longer wait is none that the caller could use. */
  readonly atMost?: number;
}

/**
 * Returns the header Retry-After (seconds, or a day and an hour: RFC 9110, 10.2.3) in whole seconds from now; undefined where
 * it is missing, past, longer than the bound or makes no sense.
 */
export function retryAfterSeconds(
  header: string | null | undefined,
  { now, atMost = Number.MAX_SAFE_INTEGER }: RetryAfterBounds,
): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/u.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1_000);
  return seconds >= 1 && seconds <= atMost ? seconds : undefined;
}
