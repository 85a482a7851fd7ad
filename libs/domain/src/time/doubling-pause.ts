interface PauseBounds {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** The pause before the next try, in milliseconds: the first one, doubled with each failure after the first, up to the longest. */
export const doublingPauseMs = (failures: number, { firstMs, longestMs }: PauseBounds): number =>
  Math.min(firstMs * 2 ** Math.max(0, failures - 1), longestMs);
