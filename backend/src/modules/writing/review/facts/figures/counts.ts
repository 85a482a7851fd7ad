import { isStopWord, sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { sourceFigures, type Figure } from '../../../reading/figures/figures.js';
import { isMeasure, unitAt } from '../../../reading/figures/units.js';
import { perTextIn } from '../../../reading/words/per-language.js';
import { unaccented } from '../../../reading/words/word-patterns.js';
import { agesIn } from './age-findings.js';

const WORD_HEAD = 5;
export const headOf = (word: string) => unaccented(word.toLowerCase()).slice(0, WORD_HEAD);

/** A figure with the words of its clause, by which one count is told from another. */
export interface Count {
  readonly figure: Figure;
  /** What it counts: the word behind it, or the label before it ("Fehler: 1"); '' for a measure, and where there is none. */
  readonly noun: string;
  readonly words: ReadonlySet<string>;
  /** The words of its whole sentence. */
  readonly sentence: ReadonlySet<string>;
}

/** Two amounts of money have their currency in common, and nothing else. */
function isMeasureWord(word: string): boolean {
  const unit = unitAt(word)?.unit;
  return unit !== undefined && isMeasure(unit);
}

const CLAUSE_END = /[.!?;:,\n–—()]|\s(?:and|but|und|aber|et|mais|y|pero)\s/giu;

/** "From 9:00 to 7:15": a mark within a figure ends nothing. */
function endsBetween(text: string, figures: readonly Figure[]) {
  let next = 0;
  return [...text.matchAll(CLAUSE_END)]
    .map(({ index, 0: mark }) => ({ from: index, to: index + mark.length }))
    .filter(({ from, to }) => {
      while (next < figures.length && (figures[next]?.end ?? 0) < to) next += 1;
      return (figures[next]?.start ?? text.length) > from;
    });
}

export function countsOf(text: string, figures: readonly Figure[], language: PostLanguage): Count[] {
  const ends = endsBetween(text, figures);
  const sentences = sentenceRanges(text);
  const read = new Map<TextRange, ReadonlySet<string>>();
  const wordsOfSentence = (sentence: TextRange) => {
    const known = read.get(sentence) ?? wordsIn(text.slice(sentence.start, sentence.end), language);
    read.set(sentence, known);
    return known;
  };
  let next = 0;
  let at = 0;
  return figures.map((figure) => {
    // Figures come in their order, so that no end is looked at twice.
    while (next < ends.length && (ends[next]?.from ?? 0) < figure.start) next += 1;
    const start = ends[next - 1]?.to ?? 0;
    const end = ends[next]?.from ?? text.length;
    const clause = `${text.slice(start, figure.start)} ${text.slice(figure.end, end)}`;
    while (at + 1 < sentences.length && (sentences[at]?.end ?? 0) <= figure.start) at += 1;
    const sentence = sentences[at];
    return {
      figure,
      noun: nounOf(text, figure),
      words: wordsIn(clause, language),
      sentence: sentence === undefined ? NONE : wordsOfSentence(sentence),
    };
  });
}

const LABEL = /(?<label>\p{L}{4,})\s?:\s$/u;

function nounOf(text: string, { start, unit, noun, countsOther }: Figure): string {
  if (countsOther) return noun;
  if (unit !== null || noun.length > 2) return '';
  return LABEL.exec(text.slice(Math.max(0, start - 24), start))?.groups?.['label']?.toLowerCase() ?? '';
}

/** How long before or after something else tells of nothing what it is: "45 Minuten später", "drei Wochen später". */
const LATER = /^(?:later|earlier|sooner|später|früher|tard|tôt|plus|après|avant|después|antes)$/iu;

const NONE: ReadonlySet<string> = new Set();

const wordsIn = (part: string, language: PostLanguage): ReadonlySet<string> =>
  new Set(
    (part.match(/\p{L}{3,}/gu) ?? [])
      .filter(
        (word) => !isStopWord(word.toLowerCase(), language) && !isMeasureWord(word) && !LATER.test(word),
      )
      .map(headOf),
  );

/** The counts of notes; how old somebody is counts nothing, and is no rival of how long something lasts. */
export const MATERIAL_COUNTS = perTextIn((source, language): readonly Count[] => {
  const ages = agesIn(source, language);
  return countsOf(source, sourceFigures(source), language).filter(
    ({ figure: { unit, start } }) =>
      unit !== 'year' || !ages.some(({ place }) => place.start <= start && start < place.end),
  );
});

export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((word) => b.has(word)).length;

/** What stopped 14 times had 14 stops. */
const NOUN_OF_VERB = 4;
export const isHappening = ({ figure: { unit }, sentence }: Count, noun: string) =>
  unit === 'times' && [...sentence].some((word) => word.startsWith(headOf(noun).slice(0, NOUN_OF_VERB)));

/** The figure with the word behind it. */
export function withNoun(text: string, { start, end }: Figure): TextRange {
  const noun = /^[\s\u00a0\u202f-]\p{L}+/u.exec(text.slice(end))?.[0] ?? '';
  return { start, end: end + noun.length };
}
