import type { TextRange } from '@drumbeat/domain';
import { MONTH_SOURCE } from '../../reading/times/calendar-names.js';

interface Mark {
  readonly pattern: RegExp;
  /** What is left of it: LinkedIn shows marks as they are. */
  readonly plain: (...groups: string[]) => string;
}

/** Marks that models set and LinkedIn prints. Lists with a hyphen are not among them: people write them so. */
const MARKS: readonly Mark[] = [
  { pattern: /^[ \t]*```\w*[ \t]*\n?/gmu, plain: () => '' },
  { pattern: /^#{1,6}[ \t]+(?=\S)/gmu, plain: () => '' },
  { pattern: /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$\n{0,2}/gmu, plain: () => '' },
  { pattern: /\*\*(\S(?:[^*\n]*\S)?)\*\*/gu, plain: (words) => words },
  { pattern: /(?<![\p{L}\p{N}_])__(\S(?:[^_\n]*\S)?)__(?![\p{L}\p{N}_])/gu, plain: (words) => words },
  { pattern: /^[ \t]*\*[ \t]+(?=\S)/gmu, plain: () => '• ' },
  {
    pattern: /(?<![\p{L}\p{N}*\\])\*([\p{L}\p{N}“"„](?:[^*\n]{0,80}\S)?)\*(?![\p{L}\p{N}*])/gu,
    plain: (words) => words,
  },
  {
    pattern: /(?<!!)\[([^[\]\n]+)\]\((https?:[^)\s]+)\)/gu,
    plain: (words, address) => `${words} (${address})`,
  },
  { pattern: /(?<!`)`([^`\n]+)`(?!`)/gu, plain: (words) => words },
  // Above the name of who said it the words stay a quotation, which has to have a source.
  {
    pattern: /^>[ \t]+([^\n"“„«]*[^\s"“„«])[ \t]*$(?=\n+>?[ \t]*[—–-]\s?\p{Lu})/gmu,
    plain: (words) => `“${words}”`,
  },
  { pattern: /^>[ \t]+(?=\S)/gmu, plain: () => '' },
];

/** The Markdown of a text, mark by mark with the words that it is put around. */
export function markdownIn(text: string): TextRange[] {
  return MARKS.flatMap(({ pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.trimEnd().length,
    })),
  ).filter(({ start, end }) => end > start);
}

/** The words without their marks. */
export function withoutMarkdown(text: string): string {
  return MARKS.reduce(
    (plainer, { pattern, plain }) =>
      plainer.replace(pattern, (_match: string, ...rest: unknown[]) =>
        plain(...rest.filter((group): group is string => typeof group === 'string')),
      ),
    text,
  );
}

/** A numbered line; "1. Mai", "1. Platz" and "1. FC" are none. */
const NUMBERED = /^[ \t]*(\d{1,2})[.)][ \t]+(?=[“"„«¿¡]?\p{Lu})/gmu;
/** What an ordinal stands before. */
const RANKED = new RegExp(
  String.raw`^(?:${MONTH_SOURCE.de}|Platz|Preis|Rang|Stock|Tag|Woche|Monat|Jahr|Quartal|Halbjahr|Advent|Klasse|Lehrjahr|Semester|Etage|Obergeschoss|OG|FC|Liga|Mannschaft|Versuch|Termin|Teil|Kapitel|Runde|Satz|Schritt|Regel|Akt|Mahnung|Vorsitzende\p{L}*|Bürgermeister\p{L}*)(?!\p{L})`,
  'u',
);

/** The words without a "1." that no "2." follows: a list of one is none. What the author numbered stays. */
export function withoutLoneNumber(text: string, material: readonly string[]): string {
  const numbered = [...text.matchAll(NUMBERED)];
  const [only] = numbered;
  if (only === undefined || numbered.length > 1 || only[1] !== '1') return text;
  const from = only.index + only[0].length;
  const [word = ''] = text.slice(from).split(/\s/u);
  const isSaid = material.some((said) => said.includes(`1. ${word}`) || said.includes(`1) ${word}`));
  return isSaid || RANKED.test(word) ? text : text.slice(0, only.index) + text.slice(from);
}
