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

/** A text with its figures, read once for all rules. */
interface ReadFigures {
  readonly text: string;
  readonly language: PostLanguage;
  readonly all: readonly Figure[];
  /** Without days. */
  readonly figures: readonly Figure[];
  /** Without what a post counts of itself, either. */
  readonly countable: readonly Figure[];
  readonly material: readonly string[];
  readonly known: readonly string[];
}

interface MisplacedRule {
  readonly kind: NumberFinding['kind'];
  readonly find: (read: ReadFigures) => readonly TextRange[];
}

/** Every rule that finds a misplaced figure; a new one joins here. Of two that find the same words the earlier one is told. */
const MISPLACED: readonly MisplacedRule[] = [
  { kind: 'number', find: ({ text, language, ...sources }) => unsourcedParts(text, language, sources) },
  { kind: 'number', find: (read) => swappedCounts(read.text, read.countable, read.language, read.material) },
  { kind: 'number', find: (read) => reversedChanges(read.text, read.figures, read.language, read.material) },
  { kind: 'unit', find: (read) => exchangedCounts(read.text, read.all, read.language, read.material) },
  { kind: 'unit', find: ({ text, figures, material }) => exchangedInLists(text, figures, material) },
  { kind: 'unit', find: ({ text, language, material }) => exchangedDays(text, language, material) },
  { kind: 'unit', find: (read) => figuresOfOtherLabels(read.text, read.all, read.language, read.material) },
  { kind: 'unit', find: ({ text, language, material }) => resizedQuantities(text, language, material) },
  { kind: 'number', find: ({ text, language, material }) => unsourcedNumbering(text, language, material) },
  { kind: 'number', find: ({ text, language, material }) => restatedOrdinals(text, language, material) },
];

/** Figures of the sources that were given to something else, and numbers that name another one of several. */
export function misplacedFigures(
  text: string,
  language: PostLanguage,
  all: readonly Figure[],
  sources: { readonly material: readonly string[]; readonly known: readonly string[] },
): NumberFinding[] {
  const figures = all.filter(({ role }) => role !== 'day');
  const countable = figures.filter(({ noun }) => !PARTS_OF_A_POST.has(noun));
  const read = { text, language, all, figures, countable, ...sources };
  const found = MISPLACED.flatMap(({ kind, find }) => find(read).map((place) => ({ kind, place })));
  return found.filter(
    ({ place }, index) =>
      !found.slice(0, index).some((one) => one.place.start < place.end && place.start < one.place.end),
  );
}
