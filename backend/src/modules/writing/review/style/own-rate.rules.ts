import {
  countWords,
  findStockPhrases,
  sentenceRanges,
  type FoundStockPhrase,
  type TextRange,
} from '@drumbeat/domain';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { perText } from '../../reading/words/per-text.js';
import { plain, straightened } from '../../reading/words/word-patterns.js';

interface Author {
  readonly material: readonly string[];
  readonly ownPosts: readonly string[];
}

/** More than the author's own rate by this much is still theirs: posts differ. */
const TOLERANCE = 1.5;
/** Of a mark that the author's posts do not show, or of an author without posts. */
const DASHES_MIN = 2;
/** Of an author whose posts are known, and have none. */
const DASHES_OF_NONE = 1;
const TRIPLES_MIN = 1;

const stockPhrasesOfPost = perText(findStockPhrases);

/** Stock phrases of the text that are not the author's: neither in what they said, nor a habit of their posts. */
export function foreignStockPhrases(text: string, { material, ownPosts }: Author): FoundStockPhrase[] {
  const found = findStockPhrases(text);
  if (found.length === 0) return [];
  const said = material.join('\n').toLowerCase();
  const habits = new Set(ownPosts.flatMap(stockPhrasesOfPost).map(({ reason }) => reason));
  return found.filter(
    ({ text: words, reason }) =>
      !said.includes(words.toLowerCase()) && !habits.has(reason) && !isSaidApart(words, said),
  );
}

const OWN_WORDS_MIN = 5;
const OWN_SHARE = 0.7;
/** "“It's not the no that hurts,” she told me. “It's not knowing”" of notes that say both without a stop between. */
function isSaidApart(phrase: string, said: string): boolean {
  const [first = '', ...rest] = plain(phrase).split(/[,.;:!?"“”«»„]/u);
  const isLong = first.trim().split(/\s+/u).length >= OWN_WORDS_MIN;
  if (!isLong || !straightened(said).includes(first.trim())) return false;
  const words = rest.join(' ').match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return words.filter((word) => said.includes(word)).length >= words.length * OWN_SHARE;
}

const DASH = /\s[–—]\s|[\p{L}\p{N}]—[\p{L}\p{N}]|\s--\s/gu;

/** Sentences with more dashes than the author would have in as many words. */
export function surplusDashes(text: string, author: Author): TextRange[] {
  const { ownPosts, material } = author;
  const setsNone =
    ownPosts.length >= HABIT_POSTS_MIN && ![...ownPosts, ...material].some((one) => one.search(DASH) !== -1);
  return beyondRate(text, author, DASH, setsNone ? DASHES_OF_NONE : DASHES_MIN);
}

/** A run of apostrophes without a blank is no word: the bound keeps each beginning from reading all of it. */
const WORD = String.raw`[\p{L}\p{M}’'-]{3,40}`;
const ITEM = String.raw`${WORD}(?: ${WORD})?`;
const TRIPLE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])${ITEM}, ${ITEM},? (?:and|or|und|oder|et|ou|y|o|e) ${ITEM}(?![\p{L}\p{M}])`,
  'gu',
);

/** Three sentences of one word each: "Courage. Honesty. Trust." */
const SENTENCE = String.raw`\p{Lu}[\p{L}\p{M}’'-]{2,30}`;
const TRIPLE_OF_SENTENCES = new RegExp(
  String.raw`(?<=^|\n|[.!?…]\s)(?<!(?:^|\s)${SENTENCE}[.!?]\s)${SENTENCE}\.\s${SENTENCE}\.\s${SENTENCE}[.!](?!\s${SENTENCE}[.!])`,
  'gu',
);
/** Nobody writes these by accident. */
const TRIPLES_OF_SENTENCES_MIN = 0;

/**
 * Rows of three ("faster, cleaner and cheaper", "Faster. Cleaner. Cheaper.") beyond the author's own rate; one that the author wrote is
 * theirs.
 */
export function surplusTriples(text: string, author: Author): TextRange[] {
  const said = author.material.join('\n').toLowerCase();
  return [
    ...beyondRate(text, author, TRIPLE, TRIPLES_MIN),
    ...surplusOf(text, author, TRIPLE_OF_SENTENCES, TRIPLES_OF_SENTENCES_MIN),
  ].filter(({ start, end }) => !isSaid(text.slice(start, end), said));
}

/** True where all words of a row are the author's. */
function isSaid(words: string, said: string): boolean {
  const items = words.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return items.every((word) => said.includes(word));
}

/** The sentences with more of it than the author would have in as many words. */
function beyondRate(text: string, author: Author, pattern: RegExp, atLeast: number): TextRange[] {
  const sentences = sentenceRanges(text);
  const surplus = surplusOf(text, author, pattern, atLeast).flatMap(
    ({ start: at }) => sentences.find(({ start, end }) => start <= at && at < end) ?? [],
  );
  return [...new Set(surplus)];
}

function surplusOf(text: string, { ownPosts }: Author, pattern: RegExp, atLeast: number): TextRange[] {
  const own = ownPosts.join('\n\n');
  const rate = own === '' ? 0 : (own.match(pattern)?.length ?? 0) / Math.max(1, countWords(own));
  const allowed = Math.max(atLeast, Math.ceil(rate * countWords(text) * TOLERANCE));
  return [...text.matchAll(pattern)]
    .slice(allowed)
    .map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}
