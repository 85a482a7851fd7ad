import { type MatchLanguage, prepareReference, type Reference } from '@drumbeat/domain';
import { GERMAN_POPULATION } from './generated/de.js';
import { ENGLISH_POPULATION } from './generated/en.js';
import { populationFrom } from './population-text.js';

const TEXTS: Readonly<Record<MatchLanguage, string>> = { en: ENGLISH_POPULATION, de: GERMAN_POPULATION };

const references = new Map<MatchLanguage, Reference>();

/** The reference population of a language, read at its first use: some 0.1 s, and up to 1.5 s more for its models. */
export function referenceOf(language: MatchLanguage): Reference {
  const reference = references.get(language) ?? prepareReference(populationFrom(TEXTS[language], language));
  references.set(language, reference);
  return reference;
}
