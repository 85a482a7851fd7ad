import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { wordedNumbers } from './number-words.js';

/** What can be converted into each other. */
export type Dimension =
  | 'speed'
  | 'length'
  | 'weight'
  | 'time'
  | 'volume'
  | 'timber'
  | 'pitch'
  | 'area'
  | 'voltage'
  | 'energy'
  | 'frequency';

/** An amount of something measured, with or without a digit: "3 mm", "half an hour", "einen Halbton". */
export interface Quantity {
  readonly place: TextRange;
  readonly dimension: Dimension;
  /** As said: 0.5 in "half an hour". */
  readonly amount: number;
  /** In the smallest unit of its dimension. */
  readonly size: number;
  /** Said as a part of its unit: "half an hour", "Viertelstunde". */
  readonly isPart: boolean;
}

const WEEK = 604_800;
const MONTH = 2_592_000;
/** In all four languages, with what one of them has of the smallest. */
const MEASURES: readonly (readonly [Dimension, number, string])[] = [
  ['length', 1, String.raw`mm|mil|millimet(?:er|re)s?n?|millimètres?|milímetros?`],
  ['length', 10, String.raw`cm|centimet(?:er|re)s?|zentimetern?|zentimeter|centimètres?|centímetros?`],
  ['length', 25.4, String.raw`inch(?:es)?|zoll|pouces?|pulgadas?`],
  ['length', 304.8, String.raw`feet|foot|ft|fuß|pieds?|pies?`],
  ['length', 914.4, String.raw`yards?|yds?`],
  ['length', 1e3, String.raw`m|met(?:er|re)s?|metern?|mètres?|metros?`],
  ['length', 1e6, String.raw`km|kilomet(?:er|re)s?n?|kilomètres?|kilómetros?`],
  ['length', 1_609_344, String.raw`miles?|meilen?|millas?`],
  ['weight', 1e-6, String.raw`µg|mcg|microgramm?e?s?|mikrogramm|microgramos?`],
  ['weight', 1e-3, String.raw`mg|milligramm?e?s?|miligramos?`],
  ['weight', 1, String.raw`g|grams?|grammes?|gramm|gramos?`],
  ['weight', 28.35, String.raw`oz|ounces?|unzen?|onces?|onzas?`],
  ['weight', 453.6, String.raw`lbs?`],
  ['weight', 1e3, String.raw`kg|kilos?|kilogramm?e?s?|kilogramos?`],
  ['weight', 1e6, String.raw`tons?|tonnes?|tonnen?|toneladas?`],
  ['volume', 1e-3, String.raw`µl`],
  ['volume', 1, String.raw`ml|millilit(?:er|re)s?n?|mililitros?`],
  ['volume', 10, String.raw`cl|centilit(?:er|re)s?|zentilitern?`],
  ['volume', 1e3, String.raw`l|lit(?:er|re)s?|litern?|litros?`],
  ['volume', 1e5, String.raw`hl|hectolit(?:er|re)s?|hektolitern?|hectolitros?`],
  ['volume', 1e6, String.raw`m³|m3|cbm|kubikmetern?|cubic met(?:er|re)s?|mètres? cubes?|metros? cúbicos?`],
  // Stacked wood has air in it: a Raummeter or a stère is no cubic metre of wood.
  ['timber', 1, String.raw`fm|festmetern?`],
  ['timber', 0.7, String.raw`rm|raummetern?|ster|stères?|stere|estéreos?`],
  ['timber', 0.002_36, String.raw`board feet|board foot`],
  ['timber', 2.5, String.raw`cords?`],
  ['area', 0.092_9, String.raw`sq\.? ?ft|square (?:feet|foot)|quadratfuß|pieds carrés|pies cuadrados`],
  ['area', 100, String.raw`ar|ares?`],
  ['area', 4_046.9, String.raw`acres?`],
  ['area', 6_440, String.raw`fanegas?`],
  ['area', 1, String.raw`m²|sqm|qm|quadratmetern?|square met(?:er|re)s|mètres carrés|metros cuadrados`],
  ['area', 1e4, String.raw`ha|hectares?|hektar|hectáreas?`],
  ['area', 1e6, String.raw`km²|quadratkilometern?|square kilomet(?:er|re)s`],
  ['pitch', 1, String.raw`semitones?|halbt(?:on|one|önen?|ons)|demi-?\s?tons?|semitonos?`],
  ['pitch', 2, String.raw`tones?|(?:whole|full) tones?|ganzt(?:on|one|önen?|ons)|tons?|tonos?`],
  ['pitch', 12, String.raw`octaves?|oktaven?|octavas?`],
  ['voltage', 1, String.raw`mv|millivolts?|milivoltios?`],
  ['voltage', 1e3, String.raw`v|volts?|voltios?`],
  ['voltage', 1e6, String.raw`kv|kilovolts?|kilovoltios?`],
  ['energy', 1, String.raw`wh|wattstunden?|watt-?hours?|wattheures?|vatios hora`],
  ['energy', 1e3, String.raw`kwh|kilowattstunden?|kilowatt-?hours?|kilowattheures?|kilovatios hora`],
  ['energy', 1e6, String.raw`mwh|megawattstunden?|megawatt-?hours?|mégawattheures?|megavatios hora`],
  ['energy', 1e9, String.raw`gwh|gigawattstunden?|gigawatt-?hours?|gigawattheures?|gigavatios hora`],
  ['speed', 1.852, String.raw`kn|knots?|knoten|nœuds|noeuds|nudos`],
  ['speed', 1, String.raw`km\/h|kph`],
  ['frequency', 1, String.raw`hz|hertz|hercios?`],
  ['frequency', 1e3, String.raw`khz|kilohertz|kilohercios?`],
  ['frequency', 1e6, String.raw`mhz|megahertz|megahercios?`],
  ['frequency', 1e9, String.raw`ghz|gigahertz|gigahercios?`],
  ['time', 1, String.raw`seconds?|secs?|sekunden?|secondes?|segundos?`],
  ['time', 60, String.raw`minutes?|mins?|minuten?|minutos?`],
  ['time', 3_600, String.raw`hours?|hrs?|stunden?|heures?|horas?`],
  [
    'time',
    14_400,
    String.raw`evenings?|abende?n?|soirées?|mornings?|vormittage?n?|matinées?|mañanas?|afternoons?|nachmittage?n?|tardes?`,
  ],
  ['time', 86_400, String.raw`days?|tage?n?|jours?|journées?|días?`],
  ['time', WEEK, String.raw`weeks?|wochen?|semaines?|semanas?`],
  ['time', 2 * WEEK, String.raw`fortnights?|quinzaines?(?!\sd)|quincenas?`],
  ['time', 3 * MONTH, String.raw`quartale?n?s?|vierteljahre?n?s?|trimest(?:er|re)s?`],
  ['time', 6 * MONTH, String.raw`half-years?|halbjahre?n?s?|semest(?:er|re)s?`],
  ['time', MONTH, String.raw`months?|monate?n?|mois|mes|meses`],
  ['time', 31_536_000, String.raw`years?|jahre?n?|ans?|années?|años?`],
];
const PATTERNS = MEASURES.map(
  ([dimension, size, words]) =>
    [
      dimension,
      size,
      new RegExp(String.raw`(?<=[\s\d'’-])(?:${words})(?![\p{L}\p{M}\p{N}²])`, 'giu'),
    ] as const,
);
/** Letters that stand for a unit behind a digit alone: "I'm", "l". */
const LETTER_UNIT = /^(?:m|g|l|v|ha|ft|ar|fm|rm|hl|wh|mv)$/iu;
/** "12 Krankheitstage": days of what the word before them says. */
const COMPOUND = /(?<![\p{L}-])\p{Lu}\p{Ll}{3,}?(?<unit>(?:stunden|tage|wochen|monate|jahre)n?)(?!\p{L})/gu;

/** How long in a German compound of a unit. */
export const spansInCompounds = (text: string, language: PostLanguage): Quantity[] =>
  (language === 'de' ? [...text.matchAll(COMPOUND)] : []).flatMap(({ 0: word, index, groups }) => {
    const read = amountAt(text.slice(Math.max(0, index - BEFORE_MAX), index), 'de');
    const [, each] =
      PATTERNS.find(([, , pattern]) => ` ${groups?.['unit'] ?? ''}`.search(pattern) === 1) ?? [];
    if (read === null || each === undefined) return [];
    const place = { start: index - read.length, end: index + word.length };
    return [
      { place, dimension: 'time' as const, amount: read.amount, size: read.amount * each, isPart: false },
    ];
  });
/** What takes a day is told, where "one day" alone is a way of speaking. */
const LASTS =
  /(?<!\p{L})(?:costs?|took|takes?|lasted|lasts|spent|kostete?t?|dauerte?t?|gedauert|gebraucht|brauchten?|coûte|coûté|coûtait|pris|prend|duré|dure|cuesta|costó|duró|dura|tardó|tardamos|tarda|llevó)(?!\p{L})[^.!?;:,\n]*$/iu;
/** German has one word for it. */
const PART_OF_HOUR = /(?<!\p{L})(?<three>drei)?viertel-?stunden?(?!\p{L})/giu;
const HOUR = 3_600;
/** "Seven are back": a verb, in the one language that has it. */
const ENGLISH_VERB = /^ares?$/iu;

const FRACTIONS: readonly (readonly [number, RegExp])[] = [
  [
    0.75,
    /(?:three quarters of an?|dreiviertel|drei viertel|trois quarts d['’e]\s?(?:une?)?|tres cuartos de)[\s-]*$/iu,
  ],
  [
    0.25,
    /(?:a quarter of an?|quarter of an?|viertel|(?:un )?quart d['’e]\s?(?:une?)?|(?:un )?cuarto de)[\s-]*$/iu,
  ],
  [0.5, /(?:half an?|half|halbe[nrsm]?|(?:une? )?demie?|medi[oa])[\s-]*$/iu],
  [1.5, /(?:one and a half|anderthalb|eineinhalb)[\s-]*$/iu],
];
const ONE = /(?:^|[\s'’])(?:an?|one|eine[nmrs]?|ein|une?|una?)[\s-]*$/iu;
const DIGITS = /(?<![\d.,])(\d+(?:[.,]\d+)?)[\s\u00a0\u202f-]*$/u;
const BEFORE_MAX = 40;

export function quantitiesIn(text: string, language: PostLanguage): Quantity[] {
  const found = PATTERNS.flatMap(([dimension, each, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: unit, index }) => {
      if (language === 'en' ? ENGLISH_VERB.test(unit) : unit === 'mil') return [];
      const before = text.slice(Math.max(0, index - BEFORE_MAX), index);
      const read = LETTER_UNIT.test(unit) ? digitsAt(before) : amountAt(before, language);
      if (read === null) return [];
      // "In a minute", "one day" are ways of speaking.
      if (dimension === 'time' && each < WEEK && read.amount === 1 && read.isSpoken && !LASTS.test(before))
        return [];
      const place = { start: index - read.length, end: index + unit.length };
      const { amount, isPart = false } = read;
      return [{ place, dimension, amount, size: amount * each, isPart }];
    }),
  );
  const quarters = (language === 'de' ? [...text.matchAll(PART_OF_HOUR)] : []).map(
    ({ 0: word, index, groups }): Quantity => {
      const before = text.slice(Math.max(0, index - BEFORE_MAX), index);
      const read = amountAt(before, language);
      const amount = (read?.amount ?? 1) * (groups?.['three'] === undefined ? 0.25 : 0.75);
      const place = { start: index - (read?.length ?? 0), end: index + word.length };
      return { place, dimension: 'time', amount, size: amount * HOUR, isPart: true };
    },
  );
  // "A demi-ton" is no "ton": the longest word stands.
  return [...found, ...quarters]
    .filter(
      ({ place }) =>
        !found.some(
          (other) =>
            other.place.end >= place.end &&
            other.place.start <= place.start &&
            other.place.end - other.place.start > place.end - place.start,
        ),
    )
    .sort((a, b) => a.place.start - b.place.start);
}

interface Amount {
  readonly amount: number;
  readonly length: number;
  /** True where no digit says it. */
  readonly isSpoken: boolean;
  readonly isPart?: boolean;
}

function digitsAt(before: string): Amount | null {
  const match = DIGITS.exec(before);
  return match
    ? { amount: Number((match[1] ?? '').replace(',', '.')), length: match[0].length, isSpoken: false }
    : null;
}

function amountAt(before: string, language: PostLanguage): Amount | null {
  const digits = digitsAt(before);
  if (digits !== null) return digits;
  for (const [amount, pattern] of FRACTIONS) {
    const match = pattern.exec(before);
    if (match) return { amount, length: match[0].length, isSpoken: true, isPart: true };
  }
  // "Quatre mille mètres": all of the words that end before the unit.
  const worded = wordedNumbers(before, language).find(({ end }) => /^[\s-]+$/u.test(before.slice(end)));
  if (worded !== undefined)
    return { amount: worded.value, length: before.length - worded.start, isSpoken: true };
  const one = ONE.exec(before);
  return one ? { amount: 1, length: one[0].trimStart().length, isSpoken: true } : null;
}

/** "Tons" of gravel and of music, "pies" and "feet" are written alike in two languages, and one letter may stand for anything. */
const AMBIGUOUS = /(?:^|[\s\d-])(?:[mgl]|ha|tons?|pies?|mes|ans?|onces?|libras?|tardes?)$/iu;
const MEASURING: readonly Dimension[] = ['speed', 'length', 'weight', 'volume', 'timber', 'area', 'time'];

/** "6 metres" of 6 tonnes: the same amount of what cannot be converted. @param words of the two quantities, as written */
export const isOfOtherDimension = (a: Quantity, b: Quantity, words: readonly [string, string]) =>
  a.dimension !== b.dimension &&
  a.amount === b.amount &&
  [a, b].every(({ dimension }) => MEASURING.includes(dimension)) &&
  !words.some((one) => AMBIGUOUS.test(one));

/** What parts of an hour are rounded to: "a good half hour" of 35 minutes. */
const NEAR_PART = 0.2;
/** "Half an hour" of a quarter of one, or of 45 minutes. @param a as the text has it */
export const isOfOtherPart = (a: Quantity, b: Quantity) =>
  a.isPart && a.dimension === b.dimension && a.dimension === 'time' && !isSameSize(a, b);

/** @param a as the text has it */
export const isRoundedTo = (a: Quantity, b: Quantity) =>
  a.isPart &&
  !b.isPart &&
  a.dimension === b.dimension &&
  !isSameSize(a, b) &&
  Math.abs(a.size - b.size) <= NEAR_PART * b.size;

const CLOSE = 0.02;
/** "Three weeks" and "21 days". A month is about four weeks. */
export const isSameSize = (a: Quantity, b: Quantity) =>
  a.dimension === b.dimension && Math.abs(a.size - b.size) <= CLOSE * Math.max(a.size, b.size);

const WORDS_OF_MEASURES = new RegExp(
  String.raw`^[\s\u00a0](?:${MEASURES.filter(([dimension]) => dimension !== 'time')
    .map(([, , words]) => words)
    .join('|')})(?![\p{L}\p{M}'’])`,
  'iu',
);
/** "2019 ha sido" is Spanish. */
const VERB = /^[\s\u00a0]ha(?!\p{L})/u;

/** True where a word of measure stands at the beginning, behind a figure. */
export const isMeasured = (behind: string) => WORDS_OF_MEASURES.test(behind) && !VERB.test(behind);
