/** Median and range of a few rounds; the median is what a ratio is made of. */
export interface Summary {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function summarise(values: readonly number[]): Summary {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
}

export function line(name: string, { median, min, max }: Summary, unit: string, digits = 0): string {
  const figure = (value: number) => value.toFixed(digits);
  return `  ${name.padEnd(28)} ${figure(median)} ${unit}   (${figure(min)} to ${figure(max)})`;
}

export function verdict(name: string, ratio: number, aim: string, isMet: boolean): string {
  return `  ${name.padEnd(28)} ${ratio.toFixed(2)}   aim ${aim}: ${isMet ? 'met' : 'NOT met'}`;
}
