import type { TextRange } from '../../posts/text-range.js';
import { findStockPhrases } from '../../writing/review/stock-phrases.js';
import { isStopWord } from '../language/stop-words.js';
import type { ReadPost, ReadSentence, ReadWord } from '../reading/read-posts.js';
import { byCodeUnits, mostUsual } from '../vocabulary/most-usual.js';
import { withoutApostrophe } from '../vocabulary/vocabulary.rules.js';
import { clausesOf, type Clause } from './clauses.js';
import { connectivesIn } from './connectives.js';

/** Length in characters and size of the list (VOICE-9). */
const PHRASE_MIN = 10;
const PHRASE_MAX = 100;
const PHRASES_MAX = 5;
/** A phrase is somebody's own from so many posts on, and from this share of many: three of 500 are chance. */
const POSTS_MIN = 3;
const POSTS_SHARE = 0.03;
/** Two words suffice where they are all of a sentence, an address or an opening. */
const WHOLE_WORDS_MIN = 2;
/** "You guessed it: …" begins a sentence; with fewer words it merely goes on from the last one. */
const LEAD_WORDS_MIN = 3;
/** Within a clause people repeat what they write about; from here on it is how they write. */
const PART_WORDS_MIN = 4;
/** A turn that says little ("which is another way of saying") is somebody's own where it begins a clause in so large a share of posts. */
const TURN = { words: 5, share: 0.3 } as const;
/** 100 characters rarely have more; limits the work on a text that repeats one word. */
const WORDS_MAX = 14;

/** Where a phrase usually stands in its posts; an address is an opening with a comma or a line of its own. */
export type PhrasePlace = 'opening' | 'address' | 'closing' | 'within';

/** A phrase that comes back. */
export interface SignaturePhrase {
  readonly text: string;
  /** Number of posts that have it. */
  readonly posts: number;
  readonly place: PhrasePlace;
}

interface Occurrence {
  readonly clause: Clause;
  readonly from: number;
  readonly length: number;
}

interface Candidate {
  readonly key: string;
  readonly places: readonly Occurrence[];
  readonly posts: number;
  /** Number of posts, weighted by how they performed. */
  readonly worth: number;
}

/**
 * Up to 5 phrases of 10 to 100 characters, counted by the posts that have them (VOICE-9): those in most posts first, then the longest.
 * Whole sentences, openings and addresses count from two words on, the beginning of a sentence from three or four, and others from
 * four with two words of content; with one, from five at the beginning of a clause in many posts. Quoted speech, stock phrases and what everybody goes on with never count.
 * @param weights of the posts, by their index; 1 without
 */
export function signaturePhrases(
  posts: readonly ReadPost[],
  weights: readonly number[] = [],
): SignaturePhrase[] {
  const clauses = posts.flatMap(clausesOf);
  const texts = textsOf(posts);
  const textOf = (post: number) => texts[post] ?? post;
  const postsOf = (places: readonly Occurrence[]) =>
    new Set(places.map(({ clause }) => textOf(clause.sentence.post)));
  const least = Math.max(POSTS_MIN, Math.ceil(posts.length * POSTS_SHARE));
  const enough = (places: readonly Occurrence[]) => postsOf(places).size >= least;
  const isOften = (places: readonly Occurrence[]) => postsOf(places).size >= posts.length * TURN.share;
  const candidates = [...wholes(clauses), ...parts(clauses, enough, isOften)]
    .filter(enough)
    .map((places) => candidateOf(places, (post) => [textOf(post), weights[post] ?? 1]))
    .sort((a, b) => b.worth - a.worth || b.key.length - a.key.length || byCodeUnits(a.key, b.key));
  const isEverybodys = everybodysWords();
  const chosen = new Map<string, SignaturePhrase>();
  const taken: Occurrence[] = [];
  for (const { key, places, posts: count } of candidates) {
    if (chosen.size === PHRASES_MAX) break;
    if ([...chosen.keys()].some((other) => isPartOf(key, other) || isPartOf(other, key))) continue;
    const text = usualText(places);
    if (text.length < PHRASE_MIN || text.length > PHRASE_MAX) continue;
    if (places.filter(isEverybodys).length * 2 > places.length) continue;
    // Two shreds of one sentence are one phrase.
    if (places.filter((place) => taken.some((other) => overlap(place, other))).length * 2 > places.length)
      continue;
    chosen.set(key, { text, posts: count, place: usualPlace(places) });
    taken.push(...places);
  }
  return [...chosen.values()];
}

const isPartOf = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `);

/** A text that was put out again with a word or a figure changed: it has at least so many sentences, and shares this much of them. */
const SAME_TEXT = { sentences: 4, share: 0.75 } as const;

/** For each post a number that those share which say the same. */
function textsOf(posts: readonly ReadPost[]): number[] {
  const said = posts.map(
    ({ sentences }) =>
      new Set(sentences.map(({ words }) => words.map(({ key }) => key.replace(/\d+/gu, '0')).join(' '))),
  );
  const texts = posts.map((_, post) => post);
  const having = new Map<string, number[]>();
  said.forEach((mine, post) => {
    if (mine.size < SAME_TEXT.sentences) return;
    const shared = new Map<number, number>();
    for (const sentence of mine) {
      const earlier = having.get(sentence) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      having.set(sentence, [...earlier, post]);
    }
    for (const [other, count] of shared) {
      if (count < SAME_TEXT.share * Math.max(mine.size, said[other]?.size ?? 0)) continue;
      const [from, to] = [texts[post], texts[other] ?? other];
      texts.forEach((text, index) => {
        if (text === from) texts[index] = to;
      });
    }
  });
  return texts;
}

function overlap(one: Occurrence, other: Occurrence): boolean {
  if (one.clause.sentence !== other.clause.sentence) return false;
  const [a, b] = [wordsAt(one), wordsAt(other)];
  return (a[0]?.start ?? 0) < (b.at(-1)?.end ?? 0) && (b[0]?.start ?? 0) < (a.at(-1)?.end ?? 0);
}

/** @param weighed the text that a post is, and its weight */
function candidateOf(
  places: readonly Occurrence[],
  weighed: (post: number) => readonly [number, number],
): Candidate {
  const worths = new Map<number, number>();
  for (const { clause } of places) {
    const [text, weight] = weighed(clause.sentence.post);
    worths.set(text, Math.max(weight, worths.get(text) ?? 0));
  }
  // Weights are sums of halves: exact in any order.
  const worth = [...worths.values()].reduce((sum, weight) => sum + weight, 0);
  return { key: keyOf(places[0]), places, posts: worths.size, worth };
}

const wordsAt = ({ clause, from, length }: Occurrence) => clause.words.slice(from, from + length);

const keyOf = (place: Occurrence | undefined) =>
  place === undefined
    ? ''
    : wordsAt(place)
        .map(({ key }) => key)
        .join(' ');

/** Clauses that stand alone: sentences, openings and closings, and the beginnings of sentences up to their first mark. */
function wholes(clauses: readonly Clause[]): Occurrence[][] {
  return grouped(clauses.filter(isAlone).map((clause) => ({ clause, from: 0, length: clause.words.length })));
}

function isAlone(clause: Clause): boolean {
  const { words, begins, ends, isFirst, isLast } = clause;
  if (words.length > WORDS_MAX || words.length < WHOLE_WORDS_MIN) return false;
  if ((begins && ends) || (begins && isFirst) || (ends && isLast)) return true;
  return begins && words.length >= LEAD_WORDS_MIN && words.some((word) => isContent(word, clause));
}

const isContent = ({ key }: ReadWord, { sentence }: Clause) => {
  const word = withoutApostrophe(key);
  return word.length > 2 && !isStopWord(word, sentence.language);
};

/** Nobody writes longer sentences: what is longer is no prose, and many patterns would take long in it. */
const SENTENCE_MAX = 1_000;

function everybodysIn({ text, language }: ReadSentence): TextRange[] {
  if (text.length > SENTENCE_MAX) return [];
  return [...connectivesIn(text, language), ...findStockPhrases(text).map(({ place }) => place)];
}

/** Tells where a stock phrase or a connective stands in the same words of the sentence, or reaches into them. */
function everybodysWords(): (place: Occurrence) => boolean {
  const known = new Map<ReadSentence, readonly TextRange[]>();
  return (place) => {
    const { sentence } = place.clause;
    const ranges = known.get(sentence) ?? everybodysIn(sentence);
    known.set(sentence, ranges);
    const words = wordsAt(place);
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
    return ranges.some((range) => range.start < end && start < range.end);
  };
}

function grouped(places: readonly Occurrence[]): Occurrence[][] {
  const groups = new Map<string, Occurrence[]>();
  for (const place of places) {
    const key = keyOf(place);
    const group = groups.get(key);
    if (group) group.push(place);
    else groups.set(key, [place]);
  }
  return [...groups.values()];
}

/** A longer phrase can only be repeated where its beginning is: each round looks at what the one before has left. */
function parts(
  clauses: readonly Clause[],
  enough: (places: readonly Occurrence[]) => boolean,
  isOften: (places: readonly Occurrence[]) => boolean,
): Occurrence[][] {
  const found: Occurrence[][] = [];
  const numbers = new Map<string, number>();
  let places = clauses.flatMap((clause) => clause.words.map((_, from) => ({ clause, from, phrase: 0 })));
  for (let length = 1; length <= WORDS_MAX && places.length > 0; length += 1) {
    const groups = new Map<number, typeof places>();
    for (const { clause, from, phrase } of places) {
      const word = clause.words[from + length - 1];
      if (word === undefined) continue;
      // The prefix by its number, so that its words need not be compared again.
      const name = `${length} ${phrase} ${word.key}`;
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      const place = { clause, from, phrase: number };
      const group = groups.get(number);
      if (group) group.push(place);
      else groups.set(number, [place]);
    }
    places = [];
    for (const group of groups.values()) {
      const occurrences = group.map(({ clause, from }) => ({ clause, from, length }));
      if (!enough(occurrences)) continue;
      for (const place of group) places.push(place);
      if (length < PART_WORDS_MIN) continue;
      const telling = occurrences.filter(isTelling);
      const turns = occurrences.filter(isTurn);
      if (telling.length * 2 > occurrences.length) found.push(telling);
      // Each stands in its clause, and once more in its whole sentence.
      else if (turns.length * 2 >= occurrences.length && isOften(turns)) found.push(turns);
    }
  }
  return found;
}

/** True for a part that says something and does not break off in the middle. */
function isTelling(place: Occurrence): boolean {
  const { clause, from, length } = place;
  const words = wordsAt(place);
  const [first, last] = [words[0], words.at(-1)];
  if (from > 0 && first !== undefined && !isContent(first, clause)) return false;
  const isRounded = from + length === clause.words.length || (last !== undefined && isContent(last, clause));
  return isRounded && contentOf(place) >= (from === 0 && clause.begins ? 1 : 2);
}

/** True for the beginning of a clause, within its sentence, up to a word of content. */
function isTurn(place: Occurrence): boolean {
  const { clause, from, length } = place;
  const last = clause.words[length - 1];
  return from === 0 && length >= TURN.words && last !== undefined && isContent(last, clause);
}

const contentOf = (place: Occurrence) =>
  wordsAt(place).filter((word) => isContent(word, place.clause)).length;

/** Its most frequent spelling, on one line. */
function usualText(places: readonly Occurrence[]): string {
  const counts = new Map<string, number>();
  for (const place of places) {
    const words = wordsAt(place);
    const text = place.clause.sentence.text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/gu, ' ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return mostUsual(counts);
}

function usualPlace(places: readonly Occurrence[]): PhrasePlace {
  const isMost = (holds: (place: Occurrence) => boolean) => places.filter(holds).length * 2 > places.length;
  if (isMost(({ clause, from }) => clause.isFirst && clause.begins && from === 0)) {
    return isMost(isAddress) ? 'address' : 'opening';
  }
  return isMost(
    ({ clause, from, length }) => clause.isLast && clause.ends && from + length === clause.words.length,
  )
    ? 'closing'
    : 'within';
}

/** "Dear clients," in a line of its own, or before a comma. */
function isAddress({ clause, from, length }: Occurrence): boolean {
  const { sentence } = clause;
  const end = clause.words[from + length - 1]?.end ?? 0;
  return /^\s*[,!]/u.test(sentence.text.slice(end));
}
