import type { LayoutVector } from './layout.js';

/** Mean and variance of each feature. */
export interface LayoutNorm {
  readonly means: readonly number[];
  readonly variances: readonly number[];
}

/** A habit that never varies still could. */
const VARIANCE_MIN = 1e-4;
/** One feature may say so much, in natural logarithms, and no more: a single list is not another person. */
const RATIO_MAX = 2;
/** A mean counts as if one text of the population had been among the author's, a variance as if four of them had. */
const MEAN_PRIOR = 1;
const VARIANCE_PRIOR = 4;

/** @param vectors at least one */
export function layoutNorm(vectors: readonly LayoutVector[]): LayoutNorm {
  const means = columns(vectors).map(average);
  const variances = columns(vectors).map((values) => variance(values) + VARIANCE_MIN);
  return { means, variances };
}

/** How much the texts of one person vary, on average. @param people each with at least one text */
export function varianceWithin(people: readonly (readonly LayoutVector[])[]): readonly number[] {
  const ofPeople = people
    .filter((vectors) => vectors.length > 1)
    .map((vectors) =>
      columns(vectors).map((values) => (variance(values) * values.length) / (values.length - 1)),
    );
  if (ofPeople.length === 0) return layoutNorm(people.flat()).variances;
  return columns(ofPeople).map((values) => average(values) + VARIANCE_MIN);
}

/** The same for an author of few texts, drawn towards the population. */
export function authorLayout(
  vectors: readonly LayoutVector[],
  population: LayoutNorm,
  within: readonly number[],
): LayoutNorm {
  const n = vectors.length;
  const of = columns(vectors);
  const means = of.map(
    (values, at) => (average(values) * n + (population.means[at] ?? 0) * MEAN_PRIOR) / (n + MEAN_PRIOR),
  );
  const variances = of.map(
    (values, at) =>
      (variance(values) * n + (within[at] ?? VARIANCE_MIN) * VARIANCE_PRIOR) / (n - 1 + VARIANCE_PRIOR),
  );
  return { means, variances };
}

/** By feature: natural logarithm of how much likelier its value is for the author than for the population. */
export function layoutRatios(vector: LayoutVector, author: LayoutNorm, population: LayoutNorm): number[] {
  return vector.map((value, at) => {
    const ratio = logDensity(value, author, at) - logDensity(value, population, at);
    return Math.max(-RATIO_MAX, Math.min(RATIO_MAX, ratio));
  });
}

function logDensity(value: number, { means, variances }: LayoutNorm, at: number): number {
  const spread = variances[at] ?? 1;
  return -0.5 * Math.log(spread) - (value - (means[at] ?? 0)) ** 2 / (2 * spread);
}

function columns(vectors: readonly (readonly number[])[]): number[][] {
  return (vectors[0] ?? []).map((_, at) => vectors.map((vector) => vector[at] ?? 0));
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function variance(values: readonly number[]): number {
  const mean = average(values);
  return average(values.map((value) => (value - mean) ** 2));
}
