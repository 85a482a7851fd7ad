import { countWords } from '../posts/post-text.rules.js';

/**
 * Fewer words of the user's own name a subject and say nothing about it yet ("Onboarding took three weeks"): who, when, how
 * many and what came of it would have to be invented. A sentence that says something has more; and a prompt of the library,
 * with its hook, asks for something particular.
 */
export const THIN_WORDS = 8;

/** What there is to write from; empty texts where there is none. */
export interface WritingMaterial {
  readonly notes: string;
  /** Hook and text. */
  readonly prompt: string;
  /** The post as it stands. */
  readonly present: string;
}

/** True where a writer would have to invent what the user has not said, so that asking comes first. */
export function isThinMaterial({ notes, prompt, present }: WritingMaterial): boolean {
  return [notes, prompt, present].every((text) => countWords(text) < THIN_WORDS);
}
