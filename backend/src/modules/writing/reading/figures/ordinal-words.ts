import type { PostLanguage, TextRange } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';

/** How digits are written as the number of a place or a day: "3rd", "3.", "3e", "3.º". */
const MARK: PerLanguage<RegExp> = {
  en: /^(?:st|nd|rd|th)(?![\p{L}\p{N}])/iu,
  de: /^\.(?=\s\p{L})/u,
  fr: /^(?:ers?|ère|res?|e|ème|nde?)(?![\p{L}\p{N}])/iu,
  es: /^(?:\.?[ºª]|\.?er[oa]?)(?![\p{L}\p{N}])/iu,
};

/** The words of ordinals, from the first on, each as a part of a pattern. */
export const ORDINAL_WORDS: PerLanguage<readonly string[]> = {
  en: [
    ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
      ' ',
    ),
    ...'first second third fourth fifth sixth seventh eighth ninth'
      .split(' ')
      .map((one) => `twenty[ -]${one}`),
    'thirtieth',
    'thirty[ -]first',
  ],
  de: 'erste[nmrs]? zweite[nmrs]? dritte[nmrs]? vierte[nmrs]? fünfte[nmrs]? sechste[nmrs]? siebte[nmrs]? achte[nmrs]? neunte[nmrs]? zehnte[nmrs]? elfte[nmrs]? zwölfte[nmrs]?'.split(
    ' ',
  ),
  fr: 'premi(?:er|ère)s? (?:deuxième|seconde?) troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(
    ' ',
  ),
  es: 'primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] séptim[oa] octav[oa] noven[oa] décim[oa]'.split(
    ' ',
  ),
};

/** True for digits that say which one ("the 3rd"), where a source says so in a word ("on the third"). */
export function isOrdinalInWords(
  text: string,
  { end, values }: TextRange & { readonly values: readonly number[] },
  language: PostLanguage | null,
  sources: readonly string[],
): boolean {
  if (language === null || !MARK[language].test(text.slice(end, end + 6))) return false;
  const word = ORDINAL_WORDS[language][(values[0] ?? 0) - 1];
  if (word === undefined) return false;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}-])(?:${word})(?![\p{L}\p{M}])`, 'iu');
  return sources.some((source) => pattern.test(source));
}
