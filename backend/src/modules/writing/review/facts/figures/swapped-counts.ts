import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { type Figure, hasSameValue, isSameNoun } from '../../../reading/figures/figures.js';
import { isMeasure, type Unit } from '../../../reading/figures/units.js';
import { countsOf, headOf, isHappening, shared, MATERIAL_COUNTS, withNoun, type Count } from './counts.js';

/**
 * Figures that were told of something else: "two complained, three went on" of three and two, "320 patents" of 320 people,
 * "five sessions" of one session and five weeks.
 */
export function swappedCounts(
  text: string,
  figures: readonly Figure[],
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const counts = material.flatMap(MATERIAL_COUNTS[language]);
  const topics = topicsOf(material);
  const single = singlesOf(material, topics, language);
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

/** How many words of content make two clauses tell of the same. */
const SAME_WORDS = 2;

/** True where the clause tells of what another figure was told of, and of nothing that this one was told of. */
function isOfOtherClause(figure: Figure, words: ReadonlySet<string>, counts: readonly Count[]): boolean {
  const own = counts.filter((one) => hasSameValue(one.figure, figure));
  if (own.length === 0 || own.some((one) => shared(one.words, words) > 0)) return false;
  return counts.some(
    (one) =>
      !hasSameValue(one.figure, figure) &&
      isComparable(one.figure, figure) &&
      // "212 colonies in spring, 187 in autumn": of the same, the words around tell neither from the other.
      !own.some((other) => isSameNoun(other.figure, one.figure)) &&
      shared(one.words, words) >= SAME_WORDS,
  );
}

const isCount = ({ unit }: Figure) => unit === null || !isMeasure(unit);
/** "A house of 1911 with eight flats": a year is none of them, nor is a time of day another day. */
const isYear = ({ values, unit, noun }: Figure) =>
  unit === null && noun === '' && values.length === 1 && values.every((one) => one >= 1700 && one < 2100);
const isComparable = (a: Figure, b: Figure) =>
  isYear(a) === isYear(b) &&
  (a.role === null || b.role === null || a.role === b.role) &&
  (isCount(a) ? isCount(b) : a.unit === b.unit);

/** Clients are firms, families, cafés; people are whoever they are. */
const HAS_OTHER_NAMES: ReadonlySet<Unit> = new Set(['client', 'person']);

/**
 * True where the author told this figure with a unit, and of what it counts here another number or none: "320 patents" where it is
 * 320 employees, "three repairs" where it is four in three years.
 */
function isOfOtherThing(figure: Figure, counts: readonly Count[], topics: Topics): boolean {
  const own = counts.filter((one) => hasSameValue(one.figure, figure));
  return (
    figure.countsOther &&
    own.length > 0 &&
    own.every((one) => one.figure.unit !== null && !HAS_OTHER_NAMES.has(one.figure.unit)) &&
    !own.some((one) => isHappening(one, figure.noun)) &&
    !counts.some((one) => isSameNoun(one.figure, figure) && hasSameValue(one.figure, figure)) &&
    figure.noun.length >= NOUN_MIN &&
    topics.has(headOf(figure.noun))
  );
}

const NOUN_MIN = 4;

/** How often the author spoke of what, by the heads of its words. */
type Topics = ReadonlyMap<string, number>;

function topicsOf(material: readonly string[]): Topics {
  const found = new Map<string, number>();
  for (const word of material.flatMap((source) => source.match(/\p{L}{4,}/gu) ?? []))
    found.set(headOf(word), (found.get(headOf(word)) ?? 0) + 1);
  return found;
}

/** "Ein Springer-Team": what is one is the team. */
const WHOLE = String.raw`(?![\p{L}-])`;
const ONE: Readonly<Record<PostLanguage, RegExp>> = {
  en: new RegExp(String.raw`(?<!\p{L})(?:one|a single)\s(?<noun>\p{L}{4,})${WHOLE}`, 'giu'),
  de: new RegExp(
    String.raw`(?<!\p{L})[Ee]ine?[nmr]?\s(?:einzige[nmrs]?\s)?(?<noun>\p{Lu}\p{L}{3,})${WHOLE}`,
    'gu',
  ),
  fr: /(?<!\p{L})une?\s(?:seule?\s)?(?<noun>\p{L}{4,})/giu,
  es: /(?<!\p{L})una?\s(?:sol[oa]\s)?(?<noun>\p{L}{4,})/giu,
};

/** What the author spoke of once, as one: "una sesión". */
function singlesOf(material: readonly string[], topics: Topics, language: PostLanguage): ReadonlySet<string> {
  const nouns = material.flatMap((source) =>
    [...source.matchAll(ONE[language])].map(({ groups }) => headOf(groups?.['noun'] ?? '')),
  );
  return new Set(nouns.filter((noun) => topics.get(noun) === 1));
}

const isMoreThanOne = (figure: Figure, counts: readonly Count[], single: ReadonlySet<string>) =>
  isCount(figure) &&
  figure.values.every((value) => value >= 2) &&
  // "Gast" and "Gäste" are one word.
  [...single].some((noun) => headOf(figure.noun).startsWith(noun)) &&
  !counts.some((one) => isSameNoun(one.figure, figure));
