/** The middle value, of an even number of them the mean of the two; null for none. */
export function medianOf(values: readonly number[]): number | null {
  // By number, and several times faster than with a function that compares.
  return medianOfSorted(Float64Array.from(values).sort());
}

/** The same of values in their order. */
export function medianOfSorted(sorted: ArrayLike<number>): number | null {
  const upper = sorted[sorted.length >> 1];
  if (upper === undefined) return null;
  const lower = sorted[(sorted.length - 1) >> 1] ?? upper;
  return (lower + upper) / 2;
}
