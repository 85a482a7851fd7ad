import { POST_LANGUAGES, type TextRange } from '@drumbeat/domain';
import { DAY_SOURCE } from '../../../reading/times/calendar-names.js';
import { TO_TWELVE_SOURCE } from '../../../reading/figures/number-names.js';
import { valueOfWord } from '../../../reading/figures/number-words.js';
import { ORDINAL_WORDS } from '../../../reading/figures/ordinal-words.js';
import { perLanguage, type PerLanguage } from '../../../reading/words/per-language.js';
import { isMeasure, unitAt } from '../../../reading/figures/units.js';

/** "One in three", "jeder dritte", "un sur trois", "uno de cada cuatro", "2/3", "¾": so many of so many, and not of a number that was counted. */
export interface OneIn extends TextRange {
  readonly part: number;
  readonly whole: number;
}

const ONE: PerLanguage<string> = { en: 'one', de: 'ein|eine[rsnm]?', fr: 'une?', es: 'un[oa]?' };
const to10 = perLanguage((language) => `(?:${ONE[language]}|${TO_TWELVE_SOURCE[language]})`);
/** From the second to the tenth. */
const NTH = { en: ORDINAL_WORDS.en.slice(1, 10), de: ORDINAL_WORDS.de.slice(1, 10) } as const;
const ORDINALS = [...NTH.en, ...NTH.de].map((one) => new RegExp(`^${one}$`, 'u'));

const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${to10.en}|1) (?:in|out of) (?:every )?(?<whole>${to10.en}|twenty|a hundred|\d+)(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\p{L}-])every (?<whole>${NTH.en.join('|')}|hundredth)(?![\p{L}-])`, 'giu'),
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${to10.de}) (?:von|aus) (?<whole>${to10.de}|zwanzig|hundert)(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])jede[rsnm]? (?<whole>${NTH.de.join('|')}|zwanzigste[rsnm]?|hundertste[rsnm]?)(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${to10.fr}|1) (?:(?!fois|jours?|nuits?|semaines?|mois|ans?|années?|matins?|soirs?|\p{L}+di |dimanche)\p{L}+ )?sur (?<whole>${to10.fr}|vingt|cent|\d+)(?![\p{L}-])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}-])(?<part>${to10.es}|1)(?: \p{L}+)? de cada (?<whole>${to10.es}|veinte|cien|\d+)(?![\p{L}-])`,
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
const WHEN = new RegExp(
  String.raw`^\s(?:${DAY_SOURCE.en}|${DAY_SOURCE.de}|morning|evening|night|morgen|abend|nacht|mal|fois|vez|veces|time|weekend|wochenende)`,
  'iu',
);

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
  if (/^\d+$/u.test(plain)) return Number(plain);
  if (/^(?:hund(?:red|ert)|cent$|cien$)/u.test(plain)) return 100;
  if (plain.startsWith('zwanzigste')) return 20;
  const ordinal = ORDINALS.findIndex((one) => one.test(plain));
  if (ordinal !== -1) return (ordinal % 9) + 2;
  const values = POST_LANGUAGES.map((language) => valueOfWord(plain, language));
  return values.find((value) => value !== null) ?? 1;
}
