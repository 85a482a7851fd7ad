import type { TextRange } from '@drumbeat/domain';
import { isMeasure, unitAt } from '../../../reading/units.js';

/** "One in three", "jeder dritte", "un sur trois", "uno de cada cuatro", "2/3", "¾": so many of so many, and not of a number that was counted. */
export interface OneIn extends TextRange {
  readonly part: number;
  readonly whole: number;
}

const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  `one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 twenty:20 hundred:100
   ein:1 eine:1 einer:1 eines:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 zwanzig:20 hundert:100
   un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 neuf:9 dix:10 vingt:20 cent:100
   uno:1 una:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 veinte:20 cien:100
   second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 hundredth:100
   zweite:2 dritte:3 vierte:4 fünfte:5 sechste:6 siebte:7 achte:8 neunte:9 zehnte:10 zwanzigste:20 hundertste:100`
    .split(/\s+/u)
    .map((entry) => {
      const [word = '', value] = entry.split(':');
      return [word, Number(value)];
    }),
);
const oneOf = (words: string) => `(?:${words.split(' ').join('|')})`;
const EN = oneOf('one two three four five six seven eight nine ten');
const DE = oneOf('eine[rsnm]? ein zwei drei vier fünf sechs sieben acht neun zehn');
const FR = oneOf('une? deux trois quatre cinq six sept huit neuf dix');
const ES = oneOf('un[oa]? dos tres cuatro cinco seis siete ocho nueve diez');

const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${EN}|1) (?:in|out of) (?:every )?(?<whole>${EN}|twenty|a hundred|\d+)(?![\p{L}-])`,
    'giu',
  ),
  /(?<![\p{L}-])every (?<whole>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|hundredth)(?![\p{L}-])/giu,
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${DE}) (?:von|aus) (?<whole>${DE}|zwanzig|hundert)(?![\p{L}-])`,
    'giu',
  ),
  /(?<![\p{L}-])jede[rsnm]? (?<whole>zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|zwanzigste|hundertste)[rsnm]?(?![\p{L}-])/giu,
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${FR}|1) (?:(?!fois|jours?|nuits?|semaines?|mois|ans?|années?|matins?|soirs?|\p{L}+di |dimanche)\p{L}+ )?sur (?<whole>${FR}|vingt|cent|\d+)(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${ES}|1)(?: \p{L}+)? de cada (?<whole>${ES}|veinte|cien|\d+)(?![\p{L}-])`,
    'giu',
  ),
];

/** "2/3", and not a day ("2/3/26"), a mixed number ("1 1/2") or a version. */
const FRACTION =
  /(?<![\p{L}\p{N}.,/⁄-]|\d\s)(?<part>\d{1,2})\s?[/⁄]\s?(?<whole>\d{1,3})(?![\p{L}\p{N}/-]|[.,]\d)/gu;
const SIGNS: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
};
const SIGN = new RegExp(String.raw`(?<!\d\s?)[${Object.keys(SIGNS).join('')}]`, 'gu');

/** How often something happens is no share: "every second Tuesday", "jeden zweiten Tag". */
const WHEN =
  /^\s(?:mon|tues|wednes|thurs|fri|satur|sun)days?|^\s(?:mon|diens|donners|frei|sams|sonn)tag|^\s(?:mittwoch|sonnabend|morning|evening|night|morgen|abend|nacht|mal|fois|vez|veces|time|weekend|wochenende)/iu;

/** The shares of a text that are said as so many of so many, in words or as a fraction. */
export function oneInForms(text: string): OneIn[] {
  const signs = [...text.matchAll(SIGN)].flatMap(({ 0: sign, index }) => {
    const [part, whole] = SIGNS[sign] ?? [0, 0];
    const end = index + sign.length;
    return isOfMeasure(text, end) ? [] : [{ start: index, end, part, whole }];
  });
  return [...signs, ...saidForms(text)];
}

function saidForms(text: string): OneIn[] {
  return [...FORMS, FRACTION].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }) => {
      const part = groups['part'] === undefined ? 1 : valueOf(groups['part']);
      const whole = valueOf(groups['whole'] ?? '');
      const end = index + match.length;
      const isOften = WHEN.test(text.slice(end, end + WHEN_MAX)) || isOfMeasure(text, end);
      return part < 1 || part >= whole || isOften ? [] : [{ start: index, end, part, whole }];
    }),
  );
}

const WHEN_MAX = 24;

/** "1/2 hour", "½ Stunde": how long, and no share. */
function isOfMeasure(text: string, end: number): boolean {
  const unit = unitAt(text.slice(end, end + WHEN_MAX).trimStart());
  return unit !== null && isMeasure(unit.unit);
}

function valueOf(word: string): number {
  const plain = word.toLowerCase().replace(/^a /u, '');
  return /^\d+$/u.test(plain) ? Number(plain) : (SMALL[plain] ?? SMALL[plain.replace(/[rsnm]$/u, '')] ?? 0);
}
