import { byCodeUnits, mostUsual } from './most-usual.js';
import type { ReadPost } from '../reading/read-posts.js';
import { isStopWord } from '../language/stop-words.js';

/** Sizes of the lists and their criteria (VOICE-9). */
const FREQUENT_WORDS_MAX = 10;
const FREQUENT_LETTERS_ABOVE = 2;
const JARGON_MAX = 8;
const JARGON_LETTERS_ABOVE = 6;
/** A word used only once is not frequent, however few the posts are. */
const REPEATED = 2;

export interface CountedWord {
  /** In the user's spelling within a sentence: lower case if it ever is, so that only names and nouns keep their capital. */
  readonly text: string;
  readonly key: string;
  readonly count: number;
}

/** Top 10 of the words with more than 2 letters that are not stop words and occur at least twice (VOICE-9). */
export function frequentWords(posts: readonly ReadPost[]): CountedWord[] {
  return repeatedWords(posts)
    .filter(({ text }) => letters(text) > FREQUENT_LETTERS_ABOVE)
    .slice(0, FREQUENT_WORDS_MAX);
}

/** Up to 8 words of more than 6 letters that occur at least twice (VOICE-9), without stop words. */
export function jargon(posts: readonly ReadPost[]): CountedWord[] {
  return repeatedWords(posts)
    .filter(({ text }) => letters(text) > JARGON_LETTERS_ABOVE)
    .slice(0, JARGON_MAX);
}

const letters = (word: string) => word.match(/\p{L}/gu)?.length ?? 0;

/** Most frequent first; ties in the order of code units, independent of the order of the posts. */
function repeatedWords(posts: readonly ReadPost[]): CountedWord[] {
  const forms = new Map<string, Map<string, number>>();
  for (const { sentences, language } of posts) {
    for (const { text } of sentences.flatMap(({ words }) => words)) {
      const form = withoutApostrophe(text);
      const key = form.toLowerCase();
      if (isStopWord(key, language)) continue;
      const counts = forms.get(key) ?? new Map<string, number>();
      counts.set(form, (counts.get(form) ?? 0) + 1);
      forms.set(key, counts);
    }
  }
  return [...forms]
    .map(([key, counts]) => ({
      key,
      text: counts.has(key) ? key : mostUsual(counts),
      count: [...counts.values()].reduce((sum, count) => sum + count, 0),
    }))
    .filter(({ count }) => count >= REPEATED)
    .sort((a, b) => b.count - a.count || byCodeUnits(a.key, b.key));
}

/** The word itself: "client" of "client's", "entreprise" of "l'entreprise"; "don't" keeps only the stop word. */
export function withoutApostrophe(word: string): string {
  const [head = '', tail] = word.split(/['’]/u);
  if (tail === undefined) return head;
  return head.length <= 2 ? tail : head;
}
