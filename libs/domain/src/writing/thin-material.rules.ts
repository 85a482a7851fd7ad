import { countWords } from '../posts/post-text.rules.js';

/**
 * With fewer words the user has named a subject without details ("Onboarding took three weeks"): who, when, how many
 * and the result would have to be invented. A meaningful sentence has more; and a prompt of the library, with its
 * hook, is specific.
 */
export const THIN_WORDS = 8;

const PLACE = /\[[^\]\n]*\]/gu;

/** The text without its places to fill ("[your example]"), and without lines that consist of nothing else. */
export function withoutPlaces(text: string): string {
  return text
    .split('\n')
    .map((line) => [line, line.replace(PLACE, '')] as const)
    .filter(([line, left]) => line === left || /[\p{L}\p{N}]/u.test(left))
    .map(([, left]) => left)
    .join('\n')
    .trim();
}

const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a text, in scripts that set no spaces between them as well. */
export function wordsOfMaterial(text: string): number {
  if (!WITHOUT_SPACES.test(text)) return countWords(text);
  return [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike === true).length;
}

/** The material to write from; empty texts when there is none. */
export interface WritingMaterial {
  readonly notes: string;
  /** Hook and text. */
  readonly prompt: string;
  /** The present post. */
  readonly present: string;
}

/** True where a writer would have to invent what the user has not said, so that asking comes first. */
export function isThinMaterial({ notes, prompt, present }: WritingMaterial): boolean {
  return [notes, prompt, withoutPlaces(present)].every((text) => wordsOfMaterial(text) < THIN_WORDS);
}
