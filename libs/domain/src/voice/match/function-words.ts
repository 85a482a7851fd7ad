import { GERMAN_FUNCTION_WORDS, GERMAN_LIGHT_WORDS } from './function-words.de.js';
import { ENGLISH_FUNCTION_WORDS, ENGLISH_LIGHT_WORDS } from './function-words.en.js';

/** Languages with a list of function words and a reference population: in others a match is untested. */
export const MATCH_LANGUAGES = ['en', 'de'] as const;
export type MatchLanguage = (typeof MATCH_LANGUAGES)[number];

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const CLOSED: Readonly<Record<MatchLanguage, ReadonlySet<string>>> = {
  en: listOf(ENGLISH_FUNCTION_WORDS),
  de: listOf(GERMAN_FUNCTION_WORDS),
};

/** All words that are not masked, in small letters and in a fixed order, which the counts of the reference population rely on. */
export const KEPT_WORDS: Readonly<Record<MatchLanguage, ReadonlySet<string>>> = {
  en: new Set([...CLOSED.en, ...listOf(ENGLISH_LIGHT_WORDS)]),
  de: new Set([...CLOSED.de, ...listOf(GERMAN_LIGHT_WORDS)]),
};

/** @param word in small letters, with straight apostrophes */
export function isKeptWord(word: string, language: MatchLanguage): boolean {
  return KEPT_WORDS[language].has(word);
}

/** True for a kept word that has nothing to do with any subject, so that leaving it out is a habit. */
export function isFunctionWord(word: string, language: MatchLanguage): boolean {
  return CLOSED[language].has(word);
}
