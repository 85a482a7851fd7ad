import {
  countWords,
  findStockPhrases,
  sentenceRanges,
  type FoundStockPhrase,
  type TextRange,
} from '@drumbeat/domain';
import { HABIT_POSTS_MIN } from '../habit.limits.js';
import { perText } from '../reading/per-text.js';

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
    ({ text: words, reason }) => !said.includes(words.toLowerCase()) && !habits.has(reason),
  );
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

/** Rows of three ("faster, cleaner and cheaper") beyond the author's own rate; one that the author wrote is theirs. */
export function surplusTriples(text: string, author: Author): TextRange[] {
  const said = author.material.join('\n').toLowerCase();
  return beyondRate(text, author, TRIPLE, TRIPLES_MIN).filter(
    ({ start, end }) => !isSaid(text.slice(start, end), said),
  );
}

/** True where all words of a row are the author's. */
function isSaid(words: string, said: string): boolean {
  const items = words.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return items.every((word) => said.includes(word));
}

function beyondRate(text: string, { ownPosts }: Author, pattern: RegExp, atLeast: number): TextRange[] {
  const places = [...text.matchAll(pattern)].map(({ index }) => index);
  const own = ownPosts.join('\n\n');
  const rate = own === '' ? 0 : (own.match(pattern)?.length ?? 0) / Math.max(1, countWords(own));
  const allowed = Math.max(atLeast, Math.ceil(rate * countWords(text) * TOLERANCE));
  if (places.length <= allowed) return [];
  const sentences = sentenceRanges(text);
  const surplus = places
    .slice(allowed)
    .flatMap((at) => sentences.find(({ start, end }) => start <= at && at < end) ?? []);
  return [...new Set(surplus)];
}
