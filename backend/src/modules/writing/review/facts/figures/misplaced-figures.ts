import type { PostLanguage, TextRange } from '@drumbeat/domain';
import type { Figure } from '../../../reading/figures/figures.js';
import { exchangedCounts, exchangedDays } from '../exchanges/exchanged-counts.js';
import { exchangedInLists } from '../exchanges/exchanged-lists.js';
import { figuresOfOtherLabels } from './labelled-figures.js';
import { unsourcedNumbering } from './numbering-findings.js';
import { unsourcedParts } from './parts-of-a-whole.js';
import { resizedQuantities } from './resized-quantities.js';
import { restatedOrdinals } from './restated-ordinals.js';
import { reversedChanges } from './reversed-changes.js';
import { swappedCounts } from './swapped-counts.js';

/** A number that no source has, or that the sources have of something else. */
export interface NumberFinding {
  readonly kind: 'number' | 'unit';
  readonly place: TextRange;
}

/** What may be counted without claiming anything, by how a post is built: "three reasons". */
export const PARTS_OF_A_POST = new Set(
  `things thing reasons lessons ways steps questions tips sentences words points rules ideas mistakes signs examples lines paragraphs options times
   dinge dingen gründe gründen lektionen wege schritte schritten fragen tipps sätze sätzen wörter worte punkte punkten regeln ideen fehler beispiele zeilen absätze optionen
   choses raisons leçons étapes questions conseils phrases mots points règles idées erreurs exemples lignes façons
   cosas razones lecciones pasos preguntas consejos frases palabras puntos reglas ideas errores ejemplos líneas maneras`
    .trim()
    .split(/\s+/u),
);

/** Figures of the sources that were given to something else, and numbers that name another one of several. */
export function misplacedFigures(
  text: string,
  language: PostLanguage,
  all: readonly Figure[],
  { material, known }: { readonly material: readonly string[]; readonly known: readonly string[] },
): NumberFinding[] {
  const figures = all.filter(({ role }) => role !== 'day');
  const countable = figures.filter(({ noun }) => !PARTS_OF_A_POST.has(noun));
  const found = [
    ...unsourcedParts(text, language, { material, known }).map((place) => ({
      kind: 'number' as const,
      place,
    })),
    ...swappedCounts(text, countable, language, material).map((place) => ({
      kind: 'number' as const,
      place,
    })),
    ...reversedChanges(text, figures, language, material).map((place) => ({
      kind: 'number' as const,
      place,
    })),
    ...exchangedCounts(text, all, language, material).map((place) => ({ kind: 'unit' as const, place })),
    ...exchangedInLists(text, figures, material).map((place) => ({ kind: 'unit' as const, place })),
    ...exchangedDays(text, language, material).map((place) => ({ kind: 'unit' as const, place })),
    ...figuresOfOtherLabels(text, all, language, material).map((place) => ({ kind: 'unit' as const, place })),
    ...resizedQuantities(text, material, language).map((place) => ({ kind: 'unit' as const, place })),
    ...unsourcedNumbering(text, language, material).map((place) => ({ kind: 'number' as const, place })),
    ...restatedOrdinals(text, material, language).map((place) => ({ kind: 'number' as const, place })),
  ];
  return found.filter(
    ({ place }, index) =>
      !found.slice(0, index).some((one) => one.place.start < place.end && place.start < one.place.end),
  );
}
