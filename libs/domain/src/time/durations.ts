export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** Of 24 hours: a day of a calendar may have 23 or 25. */
export const DAY_MS = 86_400_000;

interface PauseBounds {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The pause before the next try, in milliseconds: the first one, doubled with each failure after the first, up to the longest. */
export const doublingPauseMs = (failures: number, { firstMs, longestMs }: PauseBounds): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);
