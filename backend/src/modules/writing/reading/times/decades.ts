import { POST_LANGUAGES, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { NUMBER_NAMES, numberSource } from '../figures/number-names.js';
import { wordedNumbers } from '../figures/number-words.js';

/** "The 60s", "the 1950s", "die Neunziger", "les années soixante": ten years, by the first of them without its century. */
export interface Decade extends TextRange {
  readonly from: number;
}

const tens = (language: PostLanguage) =>
  numberSource(NUMBER_NAMES[language], (value) => value >= 20 && value < 100 && value % 10 === 0);
const EN_NAME = `(?:${tens('en').replaceAll(/y(?=\||$)/gu, '')})ies`;
const DE_NAME = `(?:${tens('de')})er`;
const FR_NAME = `soixante-dix|quatre-vingt-dix|quatre-vingts?|${tens('fr')}`;
const ES_NAME = tens('es');
/** "In her fifties" is an age. */
const FORMS: readonly RegExp[] = [
  /(?<!(?:her|his|their|my|your)\s(?:(?:late|early|mid)[\s-])?)(?<![\p{L}\p{N}.,])(?:['’]|(?:19|20))?(?<tens>\d0)s(?![\p{L}\p{N}])/giu,
  new RegExp(String.raw`(?<=(?<!\p{L})(?:the|early|late|mid)[\s-])(?<name>${EN_NAME})(?!\p{L})`, 'giu'),
  /(?<![\p{L}\p{N}.,])(?:19|20)?(?<tens>\d0)er(?:n|[\s-]Jahren?)?(?![\p{L}\p{N}])/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?<name>${DE_NAME})(?:n|\s?jahren?)(?!\p{L})|(?<=(?<!\p{L})(?:die|der|den)\s)(?<other>${DE_NAME})n?(?!\p{L})`,
    'giu',
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

/** "Fifties", "fünfziger", "soixante-dix": in whatever language. */
function tenOf(name: string): number | undefined {
  const word = name.replace(/ies$/u, 'y').replace(/er$/u, '');
  return POST_LANGUAGES.flatMap((language) => wordedNumbers(word, language))[0]?.value;
}

/** The decades that a text names. */
export function decadesIn(text: string): Decade[] {
  return FORMS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }) => {
      const name = (groups['name'] ?? groups['other'] ?? '').toLowerCase();
      const from = groups['tens'] === undefined ? tenOf(name) : Number(groups['tens']);
      return from === undefined ? [] : [{ start: index, end: index + match.length, from }];
    }),
  );
}
