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
    const count = counts.get(gram.slice(from)) ?? 0;
    result = (Math.max(count - discount, 0) + discount * context.kinds * result) / context.total;
  }
  return result;
}
