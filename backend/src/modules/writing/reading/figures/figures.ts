import {
  HASHTAG_SOURCE,
  isStopWord,
  POST_LANGUAGES,
  sentenceRanges,
  shownLanguage,
  WEB_ADDRESS_SOURCE,
  type PostLanguage,
} from '@drumbeat/domain';
import { withElliptic } from './elliptic-figures.js';
import { wordedNumbers } from './number-words.js';
import { isMeasure, isPeriod, isTemperature, unitAt, type Unit } from './units.js';
import { clockTimesIn, type ClockTime } from '../times/clock-times.js';
import { datesIn } from '../times/dates.js';
import { isOrdinal, monthOfDay, type FigureRole } from './figure-roles.js';
import { perTextIn } from '../words/per-language.js';
import { perText } from '../words/per-text.js';
import { isMeasured } from './quantities.js';
import { numberedPeriod, periodAt, periodsIn } from '../times/periods.js';
import { timesSaid } from './rates.js';
import { withHundredths } from './prices-in-words.js';
import { stemOf } from '../words/stems.js';

/** A number of a text, as it stands there. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  /** What it may be: "1.200" is 1.2 and 1,200, whatever the language, since people write both. */
  readonly values: readonly number[];
  readonly unit: Unit | null;
  /** True where another word than a unit follows: the figure counts that. */
  readonly countsOther: boolean;
  readonly isWorded: boolean;
  /** "22 a week": of what, stands elsewhere. */
  readonly isRated: boolean;
  /** The word behind it in lower case; '' where none follows. */
  readonly noun: string;
  /** The last word of content before it in its clause, as a stem: "wrote off 9", "costs about £60"; '' where there is none near. */
  readonly lead: string;
  /** Of how many it is: 10 in "7 of 10". */
  readonly total: readonly number[] | null;
  /** True for the second of two that something went from and to: "from 9:00 to 7:15". */
  readonly isGoal: boolean;
  /** What it is where it counts nothing. */
  readonly role: FigureRole | null;
  /** Of a day: the months that it may be in, by their numbers; none where no month is named. */
  readonly months: readonly number[];
}

const DIGITS =
  /(?<![\p{L}\p{M}\p{N}_]|[\p{L}\p{N}]\.|\p{L}-)(?:\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:[\u0020\u00a0\u202f]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?)/gu;
const MULTIPLIERS: readonly [RegExp, number][] = [
  [/^(?:\s?(?:tsd\.?|thousand|tausend|mille|mil)|[kK])(?![\p{L}\p{M}])/u, 1e3],
  // "15 k€", "20 TEUR", "1k EUR".
  [/^\s?(?:[kK](?=\s?(?:[€$£]|EUR|USD|GBP|CHF))|T(?=\s?(?:€|EUR|CHF)))/u, 1e3],
  [/^(?:\s?(?:mio\.?|millions?|millionen|millón|millones)|M|m(?=\s|[.,;:!?)]|$))(?![\p{L}\p{M}])/iu, 1e6],
  [/^\s(?:dozen|dutzend|douzaines?|docenas?)(?![\p{L}\p{M}])/iu, 12],
  [/^\s?(?:bn|mrd\.?|billions?|milliarden?|milliards?)(?![\p{L}\p{M}])/iu, 1e9],
];
const NOT_FACTS = new RegExp(
  String.raw`${WEB_ADDRESS_SOURCE}|${HASHTAG_SOURCE}|(?<![\p{L}\p{N}])@[\p{L}\p{N}_]+|24\/7|(?<!\d)1:1(?!\d)|(?<=^|\n)[ \t]*(?:\d{1,2}[.)]|\d\uFE0F?\u20E3)(?=\s)`,
  'giu',
);
const LABELLED =
  /(?:step|schritt|étape|paso|tipp?|lesson|lektion|rule|regel|règle|regla|point|punkt|punto|part|teil|partie|parte|no\.|nr\.|n°|nº|number|nummer|numéro|número|plan|phase|fase|stufe|niveau|level|stage|étage|nivel|kapitel|chapter|chapitre|capítulo|option|opción|frage|question|pregunta|top)\s$/iu;

const MINUS = /(?:(?<![\p{L}\p{N}])[-−–]|(?<!\p{L})(?:minus|moins|menos)\s)$/iu;
const RANGE =
  /^(?:to|bis|à|a|and|und|et|y|or|oder|ou|o|–|-|statt|auf|von|of|de|sur|auf)?\s?(?:[–-]\s?)?[$€£]?\d[\d.,]*\s?/u;

/** The numbers of a text; the language says how its number words are read, null for digits alone. */
export const figuresIn = (text: string, language: PostLanguage | null): readonly Figure[] =>
  language === null ? readFigures(text, null) : FIGURES[language](text);

const FIGURES = perTextIn(readFigures);

function readFigures(text: string, language: PostLanguage | null): readonly Figure[] {
  const read = text.replace(NOT_FACTS, (match) => ' '.repeat(match.length));
  const days = datesIn(read).map(({ start, end, days: values, months }): Figure => ({
    ...figureAt(read, { start, end, values }),
    role: 'day',
    months,
  }));
  const clocks = clockTimesIn(read, language)
    .filter(({ start, end }) => !days.some((day) => day.start < end && start < day.end))
    .map((time) => timeAt(read, time));
  const isFree = (start: number, end: number) =>
    ![...clocks, ...days].some((clock) => clock.start < end && start < clock.end);
  const digits = [...read.matchAll(DIGITS)]
    .filter(({ 0: match, index }) => isFree(index, index + match.length) && !isLabelled(read, index, match))
    .map(({ 0: match, index }) => withMultiplier(read, index, match, language))
    .filter((figure): figure is Figure => figure !== null);
  const worded = (language === null ? [] : wordedNumbers(read, language))
    .filter(
      ({ start, end }) =>
        isFree(start, end) && !digits.some((digit) => digit.start < end && start < digit.end),
    )
    .map(({ start, end, value }) => figureAt(read, { start, end, values: [value], isWorded: true }));
  const often = (language === null ? [] : timesSaid(read, language)).map(({ start, end, value }): Figure => ({
    ...figureAt(read, { start, end, values: [value], isWorded: true }),
    unit: 'times',
    countsOther: false,
  }));
  const figures = [...clocks, ...days, ...digits, ...worded, ...often].sort((a, b) => a.start - b.start);
  return withTotals(read, withPassedOnUnits(read, withHundredths(read, figures)), language);
}

/** "1:45 hours" is how long, and counts. "Four in the morning" is a small number in words, and no more of a claim than others. */
function timeAt(text: string, { start, end, values, others, isCertain, isOfSpan }: ClockTime): Figure {
  const isWorded = !/\d/u.test(text.slice(start, end));
  const figure = figureAt(text, {
    start,
    end,
    values: isWorded ? [...others, ...values] : [...values, ...others],
    isWorded,
  });
  // "À 11 h le jour du marché": on which day stands behind the time.
  const isCount = figure.unit !== null && figure.unit !== 'day';
  if (!isCertain || (isCount && isOfSpan !== true)) return figure;
  return { ...figure, unit: null, role: 'time', countsOther: false, noun: '', months: [] };
}

const REPLACES = /(?:statt|instead of)\s$/u;
const PASSES_ON = /(?<!\p{L})(?:to|auf|à|a|statt|instead of|contra|gegen)\s$/u;

/** "from 11 hours to 4": the second figure counts what the first one does. */
function withPassedOnUnits(text: string, figures: readonly Figure[]): Figure[] {
  const periods = periodsIn(text);
  return figures.map((figure, index) => {
    const before = figures[index - 1];
    if (figure.unit !== null || !before?.unit) return figure;
    const between = text.slice(before.end, figure.start);
    // "It sat for 25 minutes, and he could count to thirty-nine": another clause goes to something else.
    if (/[.!?\n]/u.test(between) || (/[,;:]/u.test(between) && !REPLACES.test(between))) return figure;
    // "Four years of getting up at 4:30": a time of day counts nothing.
    if (figure.role === 'time') return figure;
    // "Five every three months instead of fourteen".
    if (periods.some(({ start, end }) => start <= before.start && before.start < end)) return figure;
    // "45 minutos, a 1.600 metros": it has a measure of its own.
    if (isMeasured(text.slice(figure.end))) return figure;
    if (!PASSES_ON.test(text.slice(Math.max(0, figure.start - 12), figure.start))) return figure;
    return { ...figure, unit: before.unit, countsOther: false };
  });
}

const OF = /^\s(?:out of|of|in|von|aus|sur|de cada|de|des)\s(?:the |den |les |los |las |our |unseren )?$/iu;
/** Between two that something went from and to, with what the first one counts. */
const GOAL =
  /^(?:[^.!?;:,\n\d]{0,30}\s)?(?:to|auf|à|a(?:\slas?)?|bis(?:\szu)?|jusqu['’]à|hasta(?:\slas?)?)\s[$€£]?$/iu;
/** A clause's end, or another figure: what stands before it leads to something else. */
const LEAD_MAX = 30;

/** "7 of 10 families": of how many, and of what; and which word leads to each figure. */
function withTotals(text: string, figures: readonly Figure[], language: PostLanguage | null): Figure[] {
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    const isPart = next !== undefined && OF.test(text.slice(figure.end, next.start));
    const before = figures[index - 1]?.end ?? 0;
    const near = text.slice(Math.max(before, figure.start - LEAD_MAX), figure.start);
    const clause = near.split(/[.!?;:,\n–—()]/u).at(-1) ?? '';
    // A word that is cut in two by the length is none.
    const words = [...clause.matchAll(/(?<=\s|^)[\p{L}\p{M}]+(?=\s)/gu)].filter(
      ({ index: at }) => at > 0 || near.length < LEAD_MAX || clause.length < near.length,
    );
    const lead = words
      // "Last year it was 51" and "340 a year" are led to by no year.
      .filter(({ 0: word }) => !isPeriodWord(word))
      .map(({ 0: word }) => (language === null ? undefined : stemOf(word.toLowerCase(), language)))
      .findLast((stem) => stem !== undefined);
    return {
      ...figure,
      lead: lead ?? '',
      isGoal: before > 0 && GOAL.test(text.slice(before, figure.start)),
      ...(isPart ? { total: next.values, noun: next.noun } : {}),
    };
  });
}

function isPeriodWord(word: string): boolean {
  const unit = unitAt(word)?.unit;
  return unit !== undefined && isPeriod(unit);
}

const NOUN_STEM = 5;

/** True where one of the values that both may have is the same. */
export const hasSameValue = (a: Figure, b: Figure): boolean =>
  a.values.some((value) => b.values.includes(value));

/** True where both count the same, in whatever form its word stands. */
export const isSameNoun = (a: Figure, b: Figure) =>
  a.countsOther &&
  b.countsOther &&
  a.noun !== '' &&
  a.noun.slice(0, NOUN_STEM) === b.noun.slice(0, NOUN_STEM);

/** The figures of a source: read in its own language, or in all of them where it shows none. */
export const sourceFigures = perText((text: string): readonly Figure[] => {
  const language = shownLanguage(text);
  if (language !== null) return withElliptic(text, figuresIn(text, language));
  const all = POST_LANGUAGES.flatMap((each) => figuresIn(text, each));
  const keyOf = ({ start, end, values, unit }: Figure) => `${start} ${end} ${values.join(' ')} ${unit ?? ''}`;
  return [...new Map(all.map((figure) => [keyOf(figure), figure])).values()].sort(
    (a, b) => a.start - b.start,
  );
});

/** The figures of a source, those of a sentence together. */
export function figuresBySentence(source: string): Figure[][] {
  const figures = sourceFigures(source);
  return sentenceRanges(source).map(({ start, end }) =>
    figures.filter((figure) => start <= figure.start && figure.start < end),
  );
}

function isLabelled(text: string, index: number, match: string): boolean {
  return /^\d{1,2}$/u.test(match) && LABELLED.test(text.slice(Math.max(0, index - 12), index));
}

/** Null for a number that is part of a name: "4o", "3D". */
function withMultiplier(
  text: string,
  index: number,
  match: string,
  language: PostLanguage | null,
): Figure | null {
  let end = index + match.length;
  let factor = 1;
  const rest = text.slice(end, end + 16);
  if (language === 'es' && isSpanishYears(text, index, end)) {
    const years = figureAt(text, { start: index, end: end + 1, values: valuesOf(match) });
    return { ...years, unit: 'year', countsOther: false };
  }
  const multiplier = MULTIPLIERS.find(([pattern]) => pattern.test(rest));
  if (multiplier !== undefined) {
    factor = multiplier[1];
    end += multiplier[0].exec(rest)?.[0].length ?? 0;
  } else if (
    /^\p{L}/u.test(rest) &&
    unitAt(rest) === null &&
    !/^(?:st|nd|rd|th|er|ère|e|º|ª)(?!\p{L})/u.test(rest)
  ) {
    return null;
  }
  const plain = valuesOf(match);
  // "A beech, 24m": metres, unless it is money or a count of many.
  const metres = /^m(?![\p{L}\p{M}])/u.test(rest) && !isAmount(text, index, end) ? plain : [];
  return figureAt(text, {
    start: index,
    end,
    values: [...metres, ...plain.map((value) => value * factor)],
  });
}

/** True where a currency stands beside the figure, or what is told in millions behind it. */
const isAmount = (text: string, start: number, end: number) =>
  /(?:[$€£]|EUR|USD|CHF|GBP)\s?$/u.test(text.slice(Math.max(0, start - 4), start)) ||
  /^\s?(?:[$€£]|(?:EUR|USD|CHF|GBP|ARR|MRR|dollars?|euros?|pounds?|francs?|revenue|sales|turnover|people|users|customers|umsatz|kunden|nutzer|budget|de (?:ca|chiffre|ventas)|habitants|habitantes|einwohner)(?!\p{L}))/iu.test(
    text.slice(end, end + 24),
  );

/** "2a sin correr" are years; "la 2a vez" is the second time. */
const isSpanishYears = (text: string, start: number, end: number) =>
  /^a(?=\s|[.,;:!?)]|$)/u.test(text.slice(end, end + 2)) &&
  /^\d{1,2}$/u.test(text.slice(start, end)) &&
  !/(?<!\p{L})(?:la|las|una|esta|de la)\s$/iu.test(text.slice(Math.max(0, start - 6), start));

function valuesOf(digits: string): number[] {
  const plain = digits.replace(/['’\s\u00a0\u202f]/gu, '');
  const marks = plain.match(/[.,]/gu) ?? [];
  const [first] = marks;
  if (first === undefined) return [Number(plain)];
  if (marks.length > 1) {
    const last = marks.at(-1);
    if (last === first) return [Number(plain.replaceAll(first, ''))];
    return [Number(plain.replaceAll(first, '').replace(last ?? '', '.'))];
  }
  const asDecimal = Number(plain.replace(first, '.'));
  return /[.,]\d{3}$/u.test(plain) ? [Number(plain.replace(first, '')), asDecimal] : [asDecimal];
}

/** "Sept de positifs": how many are so; "cinq de leurs clients" and "dos de los clientes" are of some. */
/** "A home of 44 near Reading" counts nothing that is called so. */
const IS_WHERE =
  /^(?:near|outside|across|around|along|between|within|since|until|during|nahe|neben|hinter|zwischen|seit|près|vers|depuis|cerca|entre|desde|hasta)$/u;
/** "62 tonnes last year, 48 this year": what says when is no noun that it counts. */
const IS_WHEN =
  /^(?:this|last|now|today|before|earlier|diese[nrsm]?|letzte[nrsm]?|heute|jetzt|früher|vorher|davor|danach|cette|cet|aujourd|maintenant|avant|auparavant|este|esta|ahora|hoy|antes)$/u;
const FRENCH_DE =
  /^de\s(?!(?:leurs|quelques|certaine?s|plusieurs|mes|tes|ses|nos|vos|ces|eux|elles|ell[oa]s|l[oa]s|mis|tus|sus|nuestr[oa]s|est[oa]s|es[oa]s)(?!\p{L}))(?=\p{L}{3,}s(?![\p{L}\p{M}]))/u;

const isYear = (digits: string) => /^(?:1[789]|20)\d\d$/u.test(digits);
const isFunctionWord = (word: string) => POST_LANGUAGES.some((language) => isStopWord(word, language));

function figureAt(
  text: string,
  { start, end, values, isWorded = false }: Pick<Figure, 'start' | 'end' | 'values'> & { isWorded?: boolean },
): Figure {
  // The next line of a list counts nothing of this one.
  const behind = /^(?!\s*\n\s*[-–•*])[\s\u00a0\u202f-]*/u.exec(text.slice(end, end + 4))?.[0].length ?? 0;
  const rest = text.slice(end + behind, end + behind + 60);
  const own = unitAt(rest);
  // The sign belongs to the figure: "12 %", "$40".
  const isSign = own !== null && /^[%€$£×]/u.test(rest);
  const before = /(?:[$€£]|(?:EUR|USD|CHF|GBP))\s?$/u.exec(text.slice(Math.max(0, start - 4), start));
  const beforeUnit = before === null ? null : unitAt(before[0].trim());
  // "37 a month": what it counts stands elsewhere.
  const isRated = own === null && periodAt(rest) !== null;
  const word = (/^[\p{L}\p{M}]+/u.exec(rest.replace(FRENCH_DE, ''))?.[0] ?? '').toLowerCase();
  // "Ein Haus von 1911 mit acht Wohnungen": nobody counts by a year.
  const isOfYear = isYear(text.slice(start, end)) && isFunctionWord(word);
  const noun = isRated || isOfYear || IS_WHEN.test(word) ? '' : word;
  // A temperature or a balance below nothing; of an amount with another unit a post may say "fell 12%" for "-12%".
  const isBelow =
    MINUS.test(text.slice(Math.max(0, start - 8), start)) ||
    /^(?:\p{L}+\s)?(?:below|unter|sous|bajo)\s(?:zero|freezing|null|zéro|cero)/iu.test(rest);
  // "10 to 40 people": the first figure counts what the second one does. "Month 8": the word stands before.
  const range = RANGE.exec(rest)?.[0];
  const ofRange = range === undefined ? null : unitAt(rest.slice(range.length));
  // One word may stand between: "twelve long weeks".
  const second = own === null && noun !== '' ? unitAt(rest.slice(noun.length).trimStart()) : null;
  const between =
    second !== null && /^[\p{L}\p{M}]+\s/u.test(rest) && isMeasure(second.unit) ? second.unit : null;
  const named = numberedPeriod(text.slice(0, start), range !== undefined);
  const unit = beforeUnit?.unit ?? own?.unit ?? ofRange?.unit ?? between ?? named;
  const month = unit === null ? monthOfDay(text, { start, end }, noun) : null;
  const isInRow = month === null && isOrdinal(text, { start, end });
  return {
    start: beforeUnit === null ? start : start - (before?.[0].length ?? 0),
    end: isSign ? end + behind + own.length : end,
    values: isBelow && (unit === null || isTemperature(unit)) ? values.map((value) => -value) : values,
    unit,
    countsOther:
      isRated ||
      (unit === null && noun.length > 2 && !IS_WHERE.test(noun) && range === undefined && month === null),
    isWorded,
    isRated,
    noun,
    lead: '',
    total: null,
    isGoal: false,
    role: month !== null ? 'day' : isInRow ? 'ordinal' : null,
    months: month === null || month === 0 ? [] : [month],
  };
}
