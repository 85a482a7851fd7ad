import type { MatchLanguage, ReferencePopulation } from '@drumbeat/domain';

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
