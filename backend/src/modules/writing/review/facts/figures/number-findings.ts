import type { PostLanguage, TextRange } from '@drumbeat/domain';
import {
  figuresBySentence,
  figuresIn,
  isSameNoun,
  sourceFigures,
  type Figure,
} from '../../../reading/figures/figures.js';
import { isOrdinalInWords } from '../../../reading/figures/ordinal-words.js';
import { perText } from '../../../reading/words/per-text.js';
import { alsoRejected } from '../../../reading/figures/rejected-figures.js';
import { isMeasured } from '../../../reading/figures/quantities.js';
import type { ReviewContext } from '../../review-context.js';
import { restatedChanges } from './reversed-changes.js';
import { spansInOtherWords, toldSpans } from './told-spans.js';
import { borrowedCounts } from './borrowed-counts.js';
import { inventedCounts } from './invented-counts.js';
import { unsourcedDays } from '../dates/day-findings.js';
import { restatedRates, unsourcedRates } from './rate-findings.js';
import { isOfOwnPost, standsByChance } from './figures-by-chance.js';
import { misplacedFigures, PARTS_OF_A_POST, type NumberFinding } from './misplaced-figures.js';
import { withNoun } from './counts.js';
import { oneInForms } from './one-in.js';
import { isBesideOne, isLeft, workedOutIn } from './worked-out.js';
import { sharesIn, unsourcedMany, unsourcedShares } from './share-findings.js';
import {
  inOtherUnits,
  isClaim,
  isMeasure,
  isMoney,
  isPeriod,
  isSameKind,
  isSameUnit,
  type Unit,
} from '../../../reading/figures/units.js';

const SPOKEN_MAX = 12;
const PRICE_FROM = 100;

/** The numbers of the text that its sources do not have. */
export function unsourcedNumbers(
  text: string,
  language: PostLanguage | null,
  { material, known: knownTexts, ownPosts }: Pick<ReviewContext, 'material' | 'known' | 'ownPosts'>,
): NumberFinding[] {
  const given = { material: figuresOf(material), known: figuresOf(knownTexts) };
  const said = { material: given.material.filter(isNoDay), known: given.known.filter(isNoDay) };
  const known = [...said.material, ...said.known];
  const frames = [
    ...new Map(
      material
        .flatMap(sourceFigures)
        .filter(isNoDay)
        .map((one) => [`${keyOf(one)} ${one.lead}`, one]),
    ).values(),
  ];
  const joined = [...material, ...knownTexts].join('\n');
  const parts = [...sharesIn(text), ...oneInForms(text)];
  const all = figuresIn(text, language).filter(
    (figure) =>
      !isOrdinalInWords(text, figure, language, material) &&
      !parts.some(({ start, end }) => start < figure.end && figure.start < end),
  );
  const rejected = alsoRejected(
    text,
    all,
    material.map((source) => [source, sourceFigures(source)] as const),
  );
  const isWorkedOut = workedOutIn(text, language, material);
  const isResaid = resaidIn(text, language, material);
  const inOtherWords = language === null ? [] : spansInOtherWords(text, language, material);
  // What the author puts aside, tells as a change, or what can be worked out is theirs, whatever it is said with.
  const aside = [
    ...rejected,
    ...(language === null ? [] : restatedChanges(text, all, language, material)),
    ...all.filter(
      (figure) =>
        (figure.unit !== null ||
          figure.countsOther ||
          isLeft(text, figure) ||
          isBesideOne(text, figure, frames)) &&
        (isWorkedOut(figure) ||
          inOtherWords.some(({ start, end }) => start <= figure.start && figure.end <= end)),
    ),
  ];
  const figures = all.filter((figure) => figure.role !== 'day' && !aside.includes(figure));
  const swapped =
    language === null
      ? []
      : misplacedFigures(text, language, all, { material, known: knownTexts }).filter(
          ({ place }) => !aside.some(({ start, end }) => place.start < end && start < place.end),
        );
  const isSwapped = ({ start, end }: TextRange) =>
    swapped.some(({ place }) => place.start < end && start < place.end);
  const isClaimed = (figure: Figure) =>
    isFact(figure) ||
    // "At ten": of a time that the notes tell, another one is a claim in words, too.
    (figure.isWorded && isClock(figure) && frames.some(isClock)) ||
    frames.some((source) => isSameShare(figure, source)) ||
    isMiscounted(figure, frames);
  const isOut = (figure: Figure) =>
    isClaimed(figure) && isOutOfFrame(figure, frames, said.known) && !isOfOwnPost(text, figure, ownPosts);
  const inFrame = figures.filter(
    (figure, index) => !isSwapped(figure) && !isWhole(figures[index - 1], figure) && !isOut(figure),
  );
  const borrowed = language === null ? [] : borrowedCounts(text, inFrame, language, material).map(asNumber);
  const invented = (
    language === null ? [] : inventedCounts(text, inFrame, language, { ...said, texts: material })
  ).map((figure) => asNumber(withNoun(text, figure)));
  const isFound = (figure: Figure) =>
    invented.some(({ place }) => place.start === figure.start) ||
    isSwapped(figure) ||
    borrowed.some(({ place }) => place.start < figure.end && figure.start < place.end);
  return [
    ...swapped,
    ...borrowed,
    ...invented,
    ...unsourcedDays(all, given).map(asNumber),
    ...figures.flatMap((figure) => {
      if (isFound(figure) || !isClaimed(figure) || isResaid(figure)) return [];
      if (isOut(figure)) {
        const isElsewhere = frames.some(({ values }) => share(figure, values));
        return [asNumber(isElsewhere ? withFrame(text, figure) : withUnit(text, figure))];
      }
      const isByChance = standsByChance(text, figure, {
        material: said.material,
        known: knownTexts,
        ownPosts,
      });
      // Beside a bare number there is nothing to compare, and a day may be meant by it.
      const sources = figure.unit === null && !figure.countsOther ? given : said;
      const kind = isMeasuredMoney(text, figure, [...given.material, ...given.known])
        ? 'unit'
        : whatIsWrong(figure, isByChance ? { ...sources, known: [] } : sources);
      return kind === null ? [] : [{ kind, place: withUnit(text, figure) }];
    }),
    ...unsourcedRates(text, language, { material, known: knownTexts }).map((place) => ({
      kind: 'unit' as const,
      place,
    })),
    ...unsourcedShares(text, { material, known: knownTexts })
      .filter((place) => !isSwapped(place) && !isResaid(place))
      .map(asNumber),
    ...unsourcedMany(text, joined, known).map(asNumber),
  ];
}

const asNumber = (place: TextRange) => ({ kind: 'number' as const, place });

/** Figures that say what the author says, in other words or for another period. */
function resaidIn(text: string, language: PostLanguage | null, material: readonly string[]) {
  const resaid =
    language === null
      ? []
      : [...toldSpans(text, language, material), ...restatedRates(text, language, material)];
  return ({ start, end }: TextRange) => resaid.some((place) => place.start < end && start < place.end);
}

const keyOf = ({ values, unit, noun, countsOther, total, role, months }: Figure) =>
  `${values.join(' ')} ${unit ?? ''} ${noun} ${countsOther} ${total?.join(' ') ?? ''} ${role ?? ''} ${months.join(' ')}`;
/** "19 of 22 were fine": the second figure says of how many. */
const isWhole = (before: Figure | undefined, figure: Figure) =>
  before?.total?.some((one) => figure.values.includes(one)) ?? false;
/** A time of day, whatever "heures" may count besides: hours and minutes with a half added. */
const isClock = ({ values }: Figure) => values.some((value) => value >= 100 && value % 1 === 0.5);
const isNoDay = ({ role }: Figure) => role !== 'day';

/** Of texts, each once: fifty posts say the same year again and again. */
function figuresOf(texts: readonly string[]): Figure[] {
  const figures = texts.flatMap(withPassedOnNouns);
  return [...new Map(figures.map((figure) => [keyOf(figure), figure])).values()];
}

/** "1 parted line, the other gang 9": a bare figure counts what the one before it in its sentence does, and no years. */
const withPassedOnNouns = perText((source: string): readonly Figure[] =>
  figuresBySentence(source).flatMap((figures) =>
    figures.map((figure, index) => {
      const before = figures.slice(0, index).findLast(({ unit, noun }) => unit !== null || noun.length > 2);
      return isBare(figure) && before?.countsOther ? { ...figure, countsOther: true } : figure;
    }),
  ),
);
const isBare = ({ unit, noun, total, role }: Figure) =>
  unit === null && total === null && role !== 'time' && noun.length <= 2;

const isSameShare = (a: Figure, b: Figure) =>
  a.total !== null &&
  b.total !== null &&
  (share(a, b.values) || a.total.some((one) => b.total?.includes(one)));
const isSameLead = (a: Figure, b: Figure) =>
  a.lead !== '' && a.lead === b.lead && a.unit === b.unit && (a.role === 'time') === (b.role === 'time');

/**
 * True where the author gave other figures for the very same, whatever else has this one: "8 of 10" for "7 of 10", "14 pallets" for
 * "22 pallets", "wrote off 19" for "wrote off 9". One of them is enough as its source.
 */
function isOutOfFrame(figure: Figure, material: readonly Figure[], known: readonly Figure[]): boolean {
  const isEqual = (source: Figure) => isSameFigure(figure, source);
  const here = material.filter(isEqual);
  const shares = material.filter((source) => isSameShare(figure, source));
  if (shares.length > 0)
    return ![...here, ...known.filter(isEqual)].some((source) =>
      source.total?.some((one) => figure.total?.includes(one)),
    );
  const counted = material.filter((source) => isSameNoun(figure, source));
  if (counted.length > 0 && here.length === 0) return true;
  const led = material.filter((source) => isSameLead(figure, source));
  // "We start at 7:15" of "we moved the start from 9:00 to 7:15".
  return led.length > 0 && !led.some(isEqual) && !here.some(({ isGoal }) => isGoal);
}

/** "Three guys" for "2 guys": a small number in words is a claim where the material counts the same, unless it is what is left. */
function isMiscounted(figure: Figure, material: readonly Figure[]): boolean {
  const counted = material.filter((source) => isSameNoun(figure, source));
  if (!figure.isWorded || counted.length === 0 || PARTS_OF_A_POST.has(figure.noun)) return false;
  const isLeft = counted.some(({ values: all }) =>
    material.some(({ values }) =>
      all.some((whole) => values.some((part) => figure.values.includes(whole - part))),
    ),
  );
  return !isLeft && !material.some((source) => share(figure, source.values));
}

/** False for ways of speaking: "two reasons", a lone 1. */
function isFact({ values, unit, noun, isWorded }: Figure): boolean {
  const [value = 0] = values;
  if (PARTS_OF_A_POST.has(noun) && value <= SPOKEN_MAX) return false;
  const size = Math.abs(value);
  if (size <= 1) return size > 0 && size < 1;
  if (value === 100 && unit === 'percent') return false;
  if (isWorded && value <= SPOKEN_MAX) return unit !== null && isClaim(unit);
  return true;
}

const CLOSE = 1e-6;
const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(CLOSE, Math.abs(b) * CLOSE);
const share = (figure: Figure, other: readonly number[]) =>
  figure.values.some((value) => other.some((one) => isSame(value, one)));

/**
 * Two times of a day are the same at the same minute: "5 am" is not 5 pm, though both say 5. Notes write one as a bare number, too
 * ("call 7.20").
 */
function isSameFigure(a: Figure, b: Figure): boolean {
  if (a.role !== 'time') return share(a, b.values);
  const clocks = a.values.filter((value) => value % 1 === 0.5);
  if (b.role === 'time') return clocks.some((value) => b.values.includes(value));
  const written = clocks.map((value) => Math.floor(value) / 100).filter((value) => value % 1 !== 0);
  // "Fünf Stunden" is no source of "17 Uhr", but "fin 17h" is one of "à 17 heures".
  if (b.unit !== null && isPeriod(b.unit))
    return b.unit === 'hour' && !b.isWorded && b.values.includes(a.values.find(Number.isInteger) ?? NaN);
  return (
    share(a, b.values) ||
    (b.unit === null && written.some((one) => b.values.some((other) => isSame(one, other))))
  );
}

/** The material for this text counts first; what is known otherwise has to be of the same thing to be a source. */
function whatIsWrong(
  figure: Figure,
  { material, known }: { readonly material: readonly Figure[]; readonly known: readonly Figure[] },
): NumberFinding['kind'] | null {
  const { unit } = figure;
  const isEqual = (source: Figure) => isSameFigure(figure, source);
  const here = material.filter(isEqual);
  const elsewhere = known.filter(isEqual);
  if (unit === null) {
    // What counts something is no source for what counts something else, unless it is too odd a figure for chance.
    const counts = (source: Figure) =>
      isSameNoun(figure, source) ||
      isSameLead(figure, source) ||
      Math.abs(figure.values[0] ?? 0) >= PRICE_FROM;
    return here.length > 0 || elsewhere.some(counts) ? null : 'number';
  }
  const isExact = (source: Figure) => source.unit !== null && isSameUnit(source.unit, unit);
  if ([...here, ...elsewhere].some(isExact)) return null;
  const converted = figure.values.flatMap((value) => inOtherUnits(value, unit));
  const isConverted = (source: Figure) =>
    converted.some(
      (other) => other.unit === source.unit && source.values.some((one) => isSame(one, other.value)),
    );
  if ([...material, ...known].some(isConverted)) return null;
  if (unit === 'percent' && material.some((source) => isPercentOf(figure, source))) return null;
  if (unit === 'year' && isBetweenYears(figure, [...material, ...known])) return null;
  const isMixedUp = here.some((source) => source.unit !== null && isSameKind(source.unit, unit));
  const isForeignMoney =
    isMoney(unit) &&
    material.some((source) => source.unit !== null && isMoney(source.unit) && source.unit !== unit) &&
    !material.some((source) => source.unit === unit);
  if (!isMixedUp && !isForeignMoney && here.some((source) => mayCount(source, unit))) return null;
  return here.length > 0 ? 'unit' : 'number';
}

/** "640 litres" of 640 euros, and of no other 640. */
function isMeasuredMoney(text: string, figure: Figure, sources: readonly Figure[]): boolean {
  if (figure.unit !== null || !isMeasured(text.slice(figure.end))) return false;
  const same = sources.filter((source) => share(figure, source.values));
  return same.length > 0 && same.every(({ unit }) => unit !== null && isMoney(unit));
}

/** "70 percent" for "7 of 10". */
function isPercentOf(figure: Figure, { values, total }: Figure): boolean {
  const percents = (total ?? []).flatMap((all) => values.map((value) => (value / all) * 100));
  return figure.values.some((one) => percents.some((percent) => Math.abs(percent - one) < 0.5));
}

/** "Eight years" for "2012 to 2020". */
function isBetweenYears({ values }: Figure, sources: readonly Figure[]): boolean {
  const years = sources.flatMap((source) =>
    source.values.filter((one) => /^(?:19|20)\d\d$/u.test(String(one))),
  );
  return years.some((from) => values.some((value) => years.includes(from + value)));
}

/** True where a figure without a unit may be of this one; which day, or which one in a row ("the 3rd"), is no length. */
function mayCount(source: Figure, unit: Unit): boolean {
  if (source.unit !== null) return false;
  if ((source.role === 'day' || source.role === 'ordinal') && isMeasure(unit)) return false;
  // A price is often said without its currency: "it cost 28,000".
  if (isMoney(unit) && source.values.some((value) => value >= PRICE_FROM)) return true;
  // "Hours paid: 22 a week": what comes so often is named elsewhere.
  return (
    (source.isRated && (unit === 'hour' || unit === 'minute')) || !(source.countsOther && isMeasure(unit))
  );
}

/** The figure with the word for what it counts, so that a person sees what is meant. */
function withUnit(text: string, { start, end, unit }: Figure): TextRange {
  if (unit === null || /[%€$£×]/u.test(text.slice(start, end))) return { start, end };
  const behind =
    /^[\s\u00a0\u202f-]?[\p{L}\p{M}]+(?:\s(?:fahrenheit|celsius)(?!\p{L}))?/iu.exec(text.slice(end))?.[0] ??
    '';
  return { start, end: end + behind.length };
}

/** The figure with what it is one of, counts, or is led to by: alone it may stand elsewhere in the text, and be right there. */
function withFrame(text: string, figure: Figure): TextRange {
  const { start, end } = withUnit(text, figure);
  if (figure.total !== null || figure.countsOther) {
    const behind = (
      figure.total === null ? /^[\s-]\p{L}+/u : /^\s\p{L}+\s(?:\p{L}+\s)??(?:\p{L}+|\p{N}+)/u
    ).exec(text.slice(end));
    return { start, end: end + (behind?.[0].length ?? 0) };
  }
  const before = /(?:\p{L}+\s){1,2}$/u.exec(text.slice(Math.max(0, start - 30), start))?.[0] ?? '';
  return { start: start - before.length, end };
}
