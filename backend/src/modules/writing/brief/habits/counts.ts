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
