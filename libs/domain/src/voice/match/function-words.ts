import { GERMAN_FUNCTION_WORDS } from './function-words.de.js';
import { ENGLISH_FUNCTION_WORDS } from './function-words.en.js';

/** Languages with a list of function words and a reference population: in others a match is untested. */
export const MATCH_LANGUAGES = ['en', 'de'] as const;
export type MatchLanguage = (typeof MATCH_LANGUAGES)[number];

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** In small letters and in a fixed order, which the counts of the reference population rely on. */
export const FUNCTION_WORDS: Readonly<Record<MatchLanguage, ReadonlySet<string>>> = {
  en: listOf(ENGLISH_FUNCTION_WORDS),
  de: listOf(GERMAN_FUNCTION_WORDS),
};

/** @param word in small letters, with straight apostrophes */
export function isFunctionWord(word: string, language: MatchLanguage): boolean {
  return FUNCTION_WORDS[language].has(word);
}
