import type { MatchLanguage } from './function-words.js';
import { END, type GramCounts, START, tokensOf } from './masked-sequence.js';

const LENGTH = 3;

/**
 * The 3-grams of letters in a masked text, its tokens written with a blank between them: parts of function words and their neighbours.
 * Counted from n-grams of tokens, so that nothing else has to be known of a text. Each 3-gram begins in one token or in the blank
 * behind it, and ends in the next one at the latest.
 */
export function letterGramsOf(grams: GramCounts, language: MatchLanguage): GramCounts {
  const letters = new Map<string, number>();
  for (const [gram, count] of grams) {
    const [token = '', next = ''] = tokensOf(gram.slice(-2), language).map(written);
    const text = `${token} ${next} `;
    for (let from = 0; from <= token.length && from + LENGTH <= text.length; from += 1) {
      const letter = text.slice(from, from + LENGTH);
      letters.set(letter, (letters.get(letter) ?? 0) + count);
    }
  }
  return letters;
}

function written(token: string): string {
  return token === START || token === END ? '' : token;
}

/** What a population writes. */
export interface LetterGramBase {
  readonly counts: GramCounts;
  readonly total: number;
}

/** For what the population never wrote: as if each of so many 3-grams had occurred half a time. */
const UNSEEN_KINDS = 10_000;
/** How many 3-grams of the population an author's own are mixed with: as many as in two or three posts of 130 words. */
const MIXED_IN = 3000;

export function totalOf(counts: GramCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

/** Natural logarithm of how much likelier an author is to write a text than the population, for each 3-gram. */
export function letterGramRatio(
  text: GramCounts,
  author: LetterGramBase,
  population: LetterGramBase,
): number {
  let sum = 0;
  let total = 0;
  for (const [gram, count] of text) {
    const usual = ((population.counts.get(gram) ?? 0) + 0.5) / (population.total + UNSEEN_KINDS / 2);
    const own = ((author.counts.get(gram) ?? 0) + MIXED_IN * usual) / (author.total + MIXED_IN);
    sum += count * Math.log(own / usual);
    total += count;
  }
  return sum / Math.max(1, total);
}
