import type { TextRange } from '../../posts/text-range.js';
import { ENGLISH } from './stock-phrases/english.js';
import { FRENCH } from './stock-phrases/french.js';
import { GERMAN } from './stock-phrases/german.js';
import { ANNOUNCES, APOSTROPHE, BAIT, type StockPhrase, words } from './stock-phrases/phrase.js';
import { SPANISH } from './stock-phrases/spanish.js';

/** What Drumbeat itself has printed into drafts again and again: their readers have seen it before. */
const OUR_OWN: readonly StockPhrase[] = [
  words(`as I like to say`, ANNOUNCES, 'As I like to say'),
  words(
    `something from my working week that stayed with me|a thought that I want to get out of my notebook|a short note on something I keep noticing`,
    'other drafts begin with the same words',
    'Something from my working week that stayed with me',
  ),
  words(
    `one thing keeps coming back|this comes up in almost every conversation I have`,
    'other drafts begin with the same words',
  ),
  words(
    `it isn${APOSTROPHE}t complicated\\. It${APOSTROPHE}s just easy to put off`,
    'other drafts say it in the same words',
  ),
  words(`has something like this happened to you`, BAIT),
];

/**
 * Phrases that language models write far more often than people do (collected from LinkedIn feeds and from what the models
 * themselves answer), by their telltale feature. The first match of a place gives the reason, so sentence patterns come before
 * single words. In any language: the phrases of one hardly occur in another, so no language has to be guessed.
 */
const STOCK_PHRASES: readonly StockPhrase[] = [...ENGLISH, ...GERMAN, ...FRENCH, ...SPANISH, ...OUR_OWN];

/** Examples of the stock phrases that models write unasked and that the product itself once printed, in several languages. */
export const NAMED_STOCK_PHRASES: readonly string[] = STOCK_PHRASES.flatMap(({ example }) => example ?? []);

/** A stock phrase found in the text. */
export interface FoundStockPhrase {
  readonly text: string;
  readonly reason: string;
  readonly place: TextRange;
}

/** All stock phrases of the text, in its order; none overlaps another. */
export function findStockPhrases(text: string): FoundStockPhrase[] {
  const found: FoundStockPhrase[] = [];
  for (const { pattern, reason } of STOCK_PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => other.place.start < place.end && place.start < other.place.end)) {
        found.push({ text: match[0], reason, place });
      }
    }
  }
  return found.sort((a, b) => a.place.start - b.place.start);
}
