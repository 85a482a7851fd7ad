/** The most frequent first, of equals the first by code units. */
export function counts<Value extends string>(values: readonly Value[]): [value: Value, seen: number][] {
  const seen = new Map<Value, number>();
  for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1);
  return [...seen].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}

/** Those that come in several posts. */
export const commonest = (values: readonly string[], most: number) =>
  counts(values)
    .filter(([, seen]) => seen >= 2)
    .slice(0, most)
    .map(([value]) => value);

/** The value in the middle, and where the middle half of them lies. */
export interface Middle {
  readonly median: number;
  readonly from: number;
  readonly to: number;
}

/** @param values at least one */
export function middleOf(values: readonly number[]): Middle {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { median: at(0.5), from: at(0.25), to: at(0.75) };
}
