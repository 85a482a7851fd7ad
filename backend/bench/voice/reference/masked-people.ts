import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutVector, type MatchLanguage, readMasked, type ReferencePopulation } from '@drumbeat/domain';

type MaskedPost = ReferencePopulation['people'][number][number];

/** The people of a language's folder by their names, their posts as masked counts. */
export function maskedPeople(folder: string, language: MatchLanguage): Map<string, MaskedPost[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return new Map(
    names.map((name) => {
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.txt'));
      return [
        name,
        files.sort().map((file) => maskedPost(readFileSync(join(folder, name, file), 'utf8'), language)),
      ];
    }),
  );
}

function maskedPost(text: string, language: MatchLanguage): MaskedPost {
  const read = readMasked(text.trim(), language);
  return { grams: [...read.grams].sort().join(''), layout: layoutVector(read) ?? [] };
}
