import { join } from 'node:path';
import { MATCH_LANGUAGES, type MatchLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { populationFrom, populationText } from '../../../src/modules/voice-match/reference/references.js';
import { expectKept } from '../../../test/support/source/kept-file.js';
import { maskedPeople } from './masked-people.js';

const GENERATED = join(import.meta.dirname, '../../../src/modules/voice-match/reference/generated');
const NAMES: Readonly<Record<MatchLanguage, string>> = { en: 'ENGLISH_POPULATION', de: 'GERMAN_POPULATION' };

/** Thirty with habits that one notices, and others who write plainly, or tell what happened. */
const PEOPLE: Readonly<Record<MatchLanguage, number>> = { en: 44, de: 38 };

const fileOf = (language: MatchLanguage, text: string) =>
  `/** Made of backend/bench/voice/reference/${language} by its test, which compares it: docs/voice-match.md, "Reference population". */
export const ${NAMES[language]} = \`
${text}\`;
`;

describe.each(MATCH_LANGUAGES)('The reference population in %s', (language) => {
  const people = maskedPeople(join(import.meta.dirname, language), language);
  const text = populationText(people);

  it('is people with six posts each', () => {
    expect([...people.values()].map((posts) => posts.length)).toEqual(
      Array.from({ length: PEOPLE[language] }, () => 6),
    );
  });

  it('is kept as what the texts give', () => {
    expectKept(join(GENERATED, `${language}.ts`), fileOf(language, text));
  });

  it('is read as it was written', () => {
    const read = populationFrom(text, language).people;
    expect(read.map((posts) => posts.map(({ grams }) => grams))).toEqual(
      [...people.values()].map((posts) => posts.map(({ grams }) => grams)),
    );
    for (const [at, posts] of [...people.values()].entries())
      for (const [number, { layout }] of posts.entries())
        for (const [feature, value] of layout.entries())
          expect(read[at]?.[number]?.layout[feature]).toBeCloseTo(value, 2);
  });
});
