import { perLanguage, type PerLanguage } from '../words/per-language.js';

const numbered = (words: string, from = 0): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index]);
const tens = (words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, (index + 2) * 10]);

/** Words below a hundred; "one" is left out, being an article or a pronoun far more often than a figure. */
export const NUMBER_NAMES: PerLanguage<ReadonlyMap<string, number>> = {
  en: new Map([
    ...numbered(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
  ]),
  de: new Map([
    ...numbered(
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      2,
    ),
    ...tens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    ['dreissig', 30],
  ]),
  fr: new Map([
    ...numbered('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...tens('vingt trente quarante cinquante soixante'),
    ['vingts', 20],
    ['septante', 70],
    ['huitante', 80],
    ['nonante', 90],
  ]),
  es: new Map([
    ...numbered(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      2,
    ),
    ...numbered('treinta', 30),
    ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ['veintiún', 21],
    ['veintiuna', 21],
    ['quinientos', 500],
    ['quinientas', 500],
    ['setecientos', 700],
    ['setecientas', 700],
    ['novecientos', 900],
    ['novecientas', 900],
  ]),
};

/** Words for so many of something: "two dozen", "une centaine". In the plural they count only behind a figure: "des dizaines" are many. */
export const COLLECTIVE_NAMES: PerLanguage<ReadonlyMap<string, number>> = {
  en: new Map([['dozen', 12]]),
  de: new Map([['dutzend', 12]]),
  fr: new Map([
    ['dizaine', 10],
    ['douzaine', 12],
    ['quinzaine', 15],
    ['vingtaine', 20],
    ['trentaine', 30],
    ['quarantaine', 40],
    ['cinquantaine', 50],
    ['soixantaine', 60],
    ['centaine', 100],
  ]),
  es: new Map([
    ['decena', 10],
    ['docena', 12],
    ['veintena', 20],
    ['treintena', 30],
    ['cincuentena', 50],
    ['centenar', 100],
  ]),
};

/** "deux|trois|…": those of a table whose value is wanted, as a part of a pattern without a bracket; the longer ones first. */
export const numberSource = (names: ReadonlyMap<string, number>, isWanted: (value: number) => boolean) =>
  [...names]
    .flatMap(([name, value]) => (isWanted(value) ? [name] : []))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** From two to twelve, as far as numbers of one word go that are written out in all four languages. */
export const TO_TWELVE_SOURCE = perLanguage((language) =>
  numberSource(NUMBER_NAMES[language], (value) => value <= 12),
);
