/** Compares by code units: the same order on every machine, whatever its language. */
export function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The form that was counted most often, of equals the first by code units; empty without any. */
export function mostUsual(counts: ReadonlyMap<string, number>): string {
  const [usual] = [...counts].sort(([a, often], [b, times]) => times - often || byCodeUnits(a, b));
  return usual?.[0] ?? '';
}
