import type { GramCounts } from './masked-sequence.js';

/**
 * Kneser-Ney model of n-grams, interpolated, with one discount for all orders (Chen and Goodman 1999, "An empirical study of smoothing
 * techniques for language modeling"). The highest order counts how often an n-gram occurs; the orders below count how many different
 * tokens precede one. What the discount takes from an order goes to the one below, and at last to all tokens of the vocabulary alike.
 * An n-gram is a string with one character per token.
 */
export interface KneserNeyModel {
  readonly discount: number;
  /** Number of different tokens that may occur. */
  readonly vocabulary: number;
  /** By n-gram of each order from 1. */
  readonly counts: GramCounts;
  /** By context: the sum of the counts of the n-grams that continue it, and their number. */
  readonly contexts: ReadonlyMap<string, { readonly total: number; readonly kinds: number }>;
}

/** Of Chen and Goodman's order of magnitude, and what Nini et al. take. */
const DISCOUNT = 0.75;

/** @param grams counts of n-grams of one length */
export function kneserNeyModel(grams: GramCounts, vocabulary: number): KneserNeyModel {
  const counts = new Map(grams);
  const contexts = new Map<string, { total: number; kinds: number }>();
  let order = new Map(grams);
  while (order.size > 0) {
    const below = new Map<string, number>();
    for (const [gram, count] of order) {
      const context = contexts.get(gram.slice(0, -1)) ?? { total: 0, kinds: 0 };
      contexts.set(gram.slice(0, -1), context);
      context.total += count;
      context.kinds += 1;
      if (gram.length > 1) below.set(gram.slice(1), (below.get(gram.slice(1)) ?? 0) + 1);
    }
    for (const [gram, count] of below) counts.set(gram, count);
    order = below;
  }
  return { discount: DISCOUNT, vocabulary, counts, contexts };
}

/** What an order adds to the one below it. */
const interpolated = (discount: number, count: number, total: number, kinds: number, below: number) =>
  (Math.max(count - discount, 0) + discount * kinds * below) / total;

/** Probability of an n-gram's last token behind the others. */
export function probability(
  { discount, vocabulary, counts, contexts }: KneserNeyModel,
  gram: string,
): number {
  let result = 1 / vocabulary;
  for (let from = gram.length - 1; from >= 0; from -= 1) {
    const context = contexts.get(gram.slice(from, -1));
    // A context that does not occur is not part of a longer one that does.
    if (!context) return result;
    result = interpolated(discount, counts.get(gram.slice(from)) ?? 0, context.total, context.kinds, result);
  }
  return result;
}

/** Many models of one vocabulary, asked at once: what each of them counts of an n-gram is looked up once for all. */
export class KneserNeyModels {
  readonly #counts = new Map<string, Float64Array>();
  readonly #contexts = new Map<string, { readonly totals: Float64Array; readonly kinds: Float64Array }>();
  readonly #size: number;

  constructor(
    models: readonly KneserNeyModel[],
    private readonly vocabulary: number,
  ) {
    this.#size = models.length;
    for (const [at, { counts, contexts }] of models.entries()) {
      for (const [gram, count] of counts) {
        const all = this.#counts.get(gram) ?? this.#zeros();
        this.#counts.set(gram, all);
        all[at] = count;
      }
      for (const [context, { total, kinds }] of contexts) {
        const all = this.#contexts.get(context) ?? { totals: this.#zeros(), kinds: this.#zeros() };
        this.#contexts.set(context, all);
        all.totals[at] = total;
        all.kinds[at] = kinds;
      }
    }
  }

  /** As `probability`, of each model. */
  probabilities(gram: string): Float64Array {
    const results = this.#zeros().fill(1 / this.vocabulary);
    for (let from = gram.length - 1; from >= 0; from -= 1) {
      const context = this.#contexts.get(gram.slice(from, -1));
      if (!context) return results;
      const counts = this.#counts.get(gram.slice(from));
      for (const [at, total] of context.totals.entries()) {
        if (total > 0)
          results[at] = interpolated(
            DISCOUNT,
            counts?.[at] ?? 0,
            total,
            context.kinds[at] ?? 0,
            results[at] ?? 0,
          );
      }
    }
    return results;
  }

  readonly #zeros = () => new Float64Array(this.#size);
}
