import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutVector, type MatchLanguage, readMasked, type ReferencePopulation } from '@drumbeat/domain';

type MaskedPost = ReferencePopulation['people'][number][number];

/** The people of a language's folder by their names, with their posts. */
export function populationTexts(folder: string): Map<string, string[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return new Map(
    names.map((name) => {
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.txt'));
      return [name, files.sort().map((file) => readFileSync(join(folder, name, file), 'utf8').trim())];
    }),
  );
}

/** The same as masked counts. */
export function maskedPeople(folder: string, language: MatchLanguage): Map<string, MaskedPost[]> {
  return new Map(
    [...populationTexts(folder)].map(([name, texts]) => [
      name,
      texts.map((text) => maskedPost(text, language)),
    ]),
  );
}

export function maskedPost(text: string, language: MatchLanguage): MaskedPost {
  const read = readMasked(text, language);
  return { grams: [...read.grams].sort().join(''), layout: layoutVector(read) ?? [] };
}
