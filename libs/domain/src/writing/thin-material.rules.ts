import { countWords } from '../posts/post-text.rules.js';

/**
 * With fewer words the user has named a subject without details ("Onboarding took three weeks"): who, when, how many
 * and the result would have to be invented. A meaningful sentence has more; and a prompt of the library, with its
 * hook, is specific.
 */
export const THIN_WORDS = 8;

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
  return [notes, prompt, present].every((text) => countWords(text) < THIN_WORDS);
}
