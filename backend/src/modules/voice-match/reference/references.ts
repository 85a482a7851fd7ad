import {
  type MatchLanguage,
  prepareReference,
  type Reference,
  type ReferencePopulation,
} from '@drumbeat/domain';
import { GERMAN_POPULATION } from './generated/de.js';
import { ENGLISH_POPULATION } from './generated/en.js';

const TEXTS: Readonly<Record<MatchLanguage, string>> = { en: ENGLISH_POPULATION, de: GERMAN_POPULATION };

const references = new Map<MatchLanguage, Reference>();

/** The reference population of a language, read at its first use: some 0.1 s, and up to 1.5 s more for its models. */
export function referenceOf(language: MatchLanguage): Reference {
  const reference = references.get(language) ?? prepareReference(populationFrom(TEXTS[language], language));
  references.set(language, reference);
  return reference;
}

/**
 * A population as text: a line with the name of each person, and for each of their posts a line with the values of its layout, a bar,
 * and its n-grams in the order of their characters, which leaves nothing of the order of its words.
 */
export function populationFrom(text: string, language: MatchLanguage): ReferencePopulation {
  const people: { grams: string; layout: number[] }[][] = [];
  for (const line of text.trim().split('\n')) {
    const [layout = '', grams] = line.split('|');
    if (grams === undefined) people.push([]);
    else people.at(-1)?.push({ grams, layout: layout.split(' ').map(Number) });
  }
  return { language, people };
}

/** @param people by name */
export function populationText(people: ReadonlyMap<string, ReferencePopulation['people'][number]>): string {
  const lines = [...people].flatMap(([name, posts]) => [
    name,
    ...posts.map(
      ({ grams, layout }) => `${layout.map((value) => Number(value.toFixed(3))).join(' ')}|${grams}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}
