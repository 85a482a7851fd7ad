import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { isSameNoun, sourceFigures, type Figure } from '../../reading/figures.js';
import { isMeasure, unitAt, type Unit } from '../../reading/units.js';
import { perText } from '../../reading/per-text.js';

const WORD_HEAD = 5;
const headOf = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, WORD_HEAD);

/** A figure with the words of its clause, by which one count is told from another. */
interface Count {
  readonly figure: Figure;
  readonly words: ReadonlySet<string>;
}

/** Two amounts of money have their currency in common, and nothing else. */
function isMeasureWord(word: string): boolean {
  const unit = unitAt(word)?.unit;
  return unit !== undefined && isMeasure(unit);
}

const CLAUSE_END = /[.!?;:,\n–—()]|\s(?:and|but|und|aber|et|mais|y|pero)\s/giu;

function countsOf(text: string, figures: readonly Figure[], language: PostLanguage): Count[] {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => ({
    from: index,
    to: index + mark.length,
  }));
  let next = 0;
  return figures.map((figure) => {
    // Figures come in their order, so that no end is looked at twice.
    while (next < ends.length && (ends[next]?.from ?? 0) < figure.start) next += 1;
    // "1,480": a mark within the figure ends nothing.
    let behind = next;
    while (behind < ends.length && (ends[behind]?.from ?? 0) < figure.end) behind += 1;
    const start = ends[next - 1]?.to ?? 0;
    const end = ends[behind]?.from ?? text.length;
    const clause = `${text.slice(start, figure.start)} ${text.slice(figure.end, end)}`;
    const words = (clause.match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !isStopWord(word.toLowerCase(), language) && !isMeasureWord(word),
    );
    return { figure, words: new Set(words.map(headOf)) };
  });
}

const toldIn = (language: PostLanguage) =>
  perText((source: string): readonly Count[] => countsOf(source, sourceFigures(source), language));
const TOLD_COUNTS = { en: toldIn('en'), de: toldIn('de'), fr: toldIn('fr'), es: toldIn('es') };

/**
 * Figures that were told of something else: "two complained, three went on" of three and two, "320 patents" of 320 people,
 * "five sessions" of one session and five weeks.
 */
export function swappedCounts(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  told: readonly string[],
): TextRange[] {
  const counts = told.flatMap(TOLD_COUNTS[language]);
  const topics = topicsOf(told);
  const single = singlesOf(told, topics, language);
  if (counts.length + single.size === 0) return [];
  return countsOf(text, figures, language)
    .filter(
      ({ figure, words }) =>
        figure.total === null &&
        (isOfOtherClause(figure, words, counts) ||
          isOfOtherThing(figure, counts, topics) ||
          isMoreThanOne(figure, counts, single)),
    )
    .map(({ figure }) => withNoun(text, figure));
}

const isEqual = (a: Figure, b: Figure) => a.values.some((value) => b.values.includes(value));
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((word) => b.has(word)).length;

/** How many words of content make two clauses tell of the same. */
const SAME_WORDS = 2;

/** True where the clause tells of what another figure was told of, and of nothing that this one was told of. */
function isOfOtherClause(figure: Figure, words: ReadonlySet<string>, counts: readonly Count[]): boolean {
  const own = counts.filter((one) => isEqual(one.figure, figure));
  if (own.length === 0 || own.some((one) => shared(one.words, words) > 0)) return false;
  return counts.some(
    (one) =>
      !isEqual(one.figure, figure) &&
      isComparable(one.figure, figure) &&
      shared(one.words, words) >= SAME_WORDS,
  );
}

const isCount = ({ unit }: Figure) => unit === null || !isMeasure(unit);
const isComparable = (a: Figure, b: Figure) => (isCount(a) ? isCount(b) : a.unit === b.unit);

/** Clients are firms, families, cafés; people are whoever they are. */
const HAS_OTHER_NAMES: ReadonlySet<Unit> = new Set(['client', 'person']);

/**
 * True where the author told this figure with a unit, and of what it counts here another number or none: "320 patents" where it is
 * 320 employees, "three repairs" where it is four in three years.
 */
function isOfOtherThing(figure: Figure, counts: readonly Count[], topics: Topics): boolean {
  const own = counts.filter((one) => isEqual(one.figure, figure));
  return (
    figure.countsOther &&
    own.length > 0 &&
    own.every((one) => one.figure.unit !== null && !HAS_OTHER_NAMES.has(one.figure.unit)) &&
    !counts.some((one) => isSameNoun(one.figure, figure) && isEqual(one.figure, figure)) &&
    figure.noun.length >= NOUN_MIN &&
    topics.has(headOf(figure.noun))
  );
}

const NOUN_MIN = 4;

/** How often the author spoke of what, by the heads of its words. */
type Topics = ReadonlyMap<string, number>;

function topicsOf(told: readonly string[]): Topics {
  const found = new Map<string, number>();
  for (const word of told.flatMap((source) => source.match(/\p{L}{4,}/gu) ?? []))
    found.set(headOf(word), (found.get(headOf(word)) ?? 0) + 1);
  return found;
}

const ONE: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:one|a single)\s(?<noun>\p{L}{4,})/giu,
  de: /(?<!\p{L})eine?[nmr]?\s(?:einzige[nmrs]?\s)?(?<noun>\p{Lu}\p{L}{3,})/gu,
  fr: /(?<!\p{L})une?\s(?:seule?\s)?(?<noun>\p{L}{4,})/giu,
  es: /(?<!\p{L})una?\s(?:sol[oa]\s)?(?<noun>\p{L}{4,})/giu,
};

/** What the author spoke of once, as one: "una sesión". */
function singlesOf(told: readonly string[], topics: Topics, language: PostLanguage): ReadonlySet<string> {
  const nouns = told.flatMap((source) =>
    [...source.matchAll(ONE[language])].map(({ groups }) => headOf(groups?.['noun'] ?? '')),
  );
  return new Set(nouns.filter((noun) => topics.get(noun) === 1));
}

const isMoreThanOne = (figure: Figure, counts: readonly Count[], single: ReadonlySet<string>) =>
  isCount(figure) &&
  figure.values.every((value) => value >= 2) &&
  single.has(headOf(figure.noun)) &&
  !counts.some((one) => isSameNoun(one.figure, figure));

function withNoun(text: string, { start, end }: Figure): TextRange {
  const noun = /^[\s\u00a0\u202f-]\p{L}+/u.exec(text.slice(end))?.[0] ?? '';
  return { start, end: end + noun.length };
}
