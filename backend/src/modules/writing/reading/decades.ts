import type { TextRange } from '@drumbeat/domain';

/** "The 60s", "the 1950s", "die Neunziger", "les années soixante": ten years, by the first of them without its century. */
export interface Decade extends TextRange {
  readonly from: number;
}

const NAMES: readonly [RegExp, number][] = [
  [/^(?:twent|zwanzig|veinte|vingt)/u, 20],
  [/^(?:thirt|dreißig|treinta|trente)/u, 30],
  [/^(?:fort|vierzig|cuarenta|quarante)/u, 40],
  [/^(?:fift|fünfzig|cincuenta|cinquante)/u, 50],
  [/^(?:sixt|sechzig|sesenta|soixante(?!-))/u, 60],
  [/^(?:sevent|siebzig|setenta|soixante-dix)/u, 70],
  [/^(?:eight|achtzig|ochenta|quatre-vingts?(?!-))/u, 80],
  [/^(?:ninet|neunzig|noventa|quatre-vingt-dix)/u, 90],
];
const EN_NAME = '(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies';
const DE_NAME =
  '(?:Zwanzig|Dreißig|Vierzig|Fünfzig|Sechzig|Siebzig|Achtzig|Neunzig|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)er';
const FR_NAME = 'vingt|trente|quarante|cinquante|soixante-dix|soixante|quatre-vingt-dix|quatre-vingts?';
const ES_NAME = 'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa';
/** "In her fifties" is an age. */
const FORMS: readonly RegExp[] = [
  /(?<!(?:her|his|their|my|your)\s(?:(?:late|early|mid)[\s-])?)(?<![\p{L}\p{N}.,])(?:['’]|(?:19|20))?(?<tens>\d0)s(?![\p{L}\p{N}])/giu,
  new RegExp(String.raw`(?<=(?<!\p{L})(?:the|early|late|mid)[\s-])(?<name>${EN_NAME})(?!\p{L})`, 'giu'),
  /(?<![\p{L}\p{N}.,])(?:19|20)?(?<tens>\d0)er(?:n|[\s-]Jahren?)?(?![\p{L}\p{N}])/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?<name>${DE_NAME})(?:n|\s?[Jj]ahren?)(?!\p{L})|(?<=(?<!\p{L})(?:die|der|den)\s)(?<other>${DE_NAME})n?(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})années (?:(?:19|20)?(?<tens>\d0)|(?<name>${FR_NAME}))(?![\p{L}\p{N}])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:los )?años|los) (?:(?:19|20)?(?<tens>\d0)|(?<name>${ES_NAME}))(?![\p{L}\p{N}]|\s\p{L}*[aoe]s(?!\p{L}))`,
    'giu',
  ),
];

/** The decades that a text names. */
export function decadesIn(text: string): Decade[] {
  return FORMS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }) => {
      const name = (groups['name'] ?? groups['other'] ?? '').toLowerCase();
      const from =
        groups['tens'] === undefined ? NAMES.find(([head]) => head.test(name))?.[1] : Number(groups['tens']);
      return from === undefined ? [] : [{ start: index, end: index + match.length, from }];
    }),
  );
}
