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
