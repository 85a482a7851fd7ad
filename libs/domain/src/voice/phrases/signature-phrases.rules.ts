import { byCodeUnits, mostUsual } from '../vocabulary/most-usual.js';
import type { ReadPost, ReadSentence } from '../reading/read-posts.js';
import { isStopWord } from '../language/stop-words.js';
import { withoutApostrophe } from '../vocabulary/vocabulary.rules.js';

/** Length in characters and size of the list (VOICE-9). */
const PHRASE_MIN = 10;
const PHRASE_MAX = 100;
const PHRASES_MAX = 5;
/** Two words are a term ("day rate"); from three on it is an expression. */
const WORDS_MIN = 3;
/** 100 characters rarely have more; limits the work on a text that repeats one word. */
const WORDS_MAX = 14;

interface Place {
  readonly sentence: ReadSentence;
  /** Index of the phrase's first word. */
  readonly from: number;
  /** Number of the phrase: the same for the same words. */
  readonly phrase: number;
}

interface Phrase {
  readonly key: string;
  /** In words. */
  readonly length: number;
  readonly places: readonly Place[];
  /** Number of sentences that contain it. */
  readonly count: number;
}

/**
 * Up to 5 phrases of 10 to 100 characters that occur in more than one sentence (VOICE-9), the most frequent first,
 * then the longest. A phrase of stop words only, or one that ends with a stop word in the middle of a sentence, does
 * not count.
 */
export function signaturePhrases(posts: readonly ReadPost[]): string[] {
  const chosen = new Map<string, string>();
  for (const { key, length, places } of repeatedPhrases(posts.flatMap(({ sentences }) => sentences))) {
    if (chosen.size === PHRASES_MAX) break;
    if ([...chosen.keys()].some((other) => key.includes(other) || other.includes(key))) continue;
    if (!places.some((place) => isWhole(place, length))) continue;
    const text = usualText(places, length);
    if (text.length >= PHRASE_MIN && text.length <= PHRASE_MAX) chosen.set(key, text);
  }
  return [...chosen.values()];
}

/** A longer phrase can only be repeated where its beginning is: each round looks at what the one before has left. */
function repeatedPhrases(sentences: readonly ReadSentence[]): Phrase[] {
  const phrases: Phrase[] = [];
  const numbers = new Map<string, number>();
  let places: Place[] = sentences.flatMap((sentence) =>
    sentence.words.map((_, from) => ({ sentence, from, phrase: 0 })),
  );
  for (let length = 1; length <= WORDS_MAX && places.length > 0; length += 1) {
    const groups = groupByPhrase(places, length, numbers);
    places = [];
    for (const group of groups) {
      const count = countSentences(group);
      if (count < 2) continue;
      for (const place of group) places.push(place);
      if (length >= WORDS_MIN) phrases.push({ key: keyOf(group[0], length), length, places: group, count });
    }
  }
  return phrases.sort(
    (a, b) => b.count - a.count || b.key.length - a.key.length || byCodeUnits(a.key, b.key),
  );
}

/** The occurrences of phrases of this length, grouped by the same words. */
function groupByPhrase(places: readonly Place[], length: number, numbers: Map<string, number>): Place[][] {
  const groups = new Map<number, Place[]>();
  for (const { sentence, from, phrase } of places) {
    const word = sentence.words[from + length - 1];
    if (word === undefined) continue;
    // The prefix by its number, so that its words need not be compared again.
    const name = `${length} ${phrase} ${word.key}`;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    const place = { sentence, from, phrase: number };
    const group = groups.get(number);
    if (group) group.push(place);
    else groups.set(number, [place]);
  }
  return [...groups.values()];
}

const countSentences = (places: readonly Place[]) => new Set(places.map(({ sentence }) => sentence)).size;

const wordsAt = ({ sentence, from }: Place, length: number) => sentence.words.slice(from, from + length);

const keyOf = (place: Place | undefined, length: number) =>
  place === undefined
    ? ''
    : wordsAt(place, length)
        .map(({ key }) => key)
        .join(' ');

function isWhole(place: Place, length: number): boolean {
  const { words, language } = place.sentence;
  const isContent = (key = '') => {
    const word = withoutApostrophe(key);
    return word.length > 2 && !isStopWord(word, language);
  };
  const phrase = wordsAt(place, length);
  const ends = place.from + length === words.length || isContent(phrase.at(-1)?.key);
  return ends && phrase.some(({ key }) => isContent(key));
}

/** Its most frequent spelling, on one line. */
function usualText(group: readonly Place[], length: number): string {
  const counts = new Map<string, number>();
  for (const place of group) {
    const words = wordsAt(place, length);
    const text = place.sentence.text.slice(words[0]?.start, words.at(-1)?.end).replace(/\s+/gu, ' ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return mostUsual(counts);
}
