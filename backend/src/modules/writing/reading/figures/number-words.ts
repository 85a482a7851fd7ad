import type { PostLanguage } from '@drumbeat/domain';
import { COLLECTIVE_NAMES, NUMBER_NAMES } from './number-names.js';
import { wordSet } from '../words/word-patterns.js';

/** How the words of one figure go together in a language. */
interface Grammar {
  readonly hundred: RegExp;
  /** "Hundred" is a figure behind another one or an article alone; "cent" and "cien" are by themselves. */
  readonly isHundredAlone: RegExp;
  /** The one within a figure, which is an article or a pronoun elsewhere. */
  readonly one: RegExp;
  readonly half: RegExp;
  readonly between: RegExp;
  readonly article: RegExp;
  /** Before it the word for a hundred is part of "percent". */
  readonly percent: RegExp;
}

const GRAMMARS: Readonly<Record<PostLanguage, Grammar>> = {
  en: {
    hundred: /^hundred$/u,
    isHundredAlone: /(?!)/u,
    one: /^one$/u,
    half: /^half$/u,
    between: /^and$/u,
    article: /^(?:a|one)$/u,
    percent: /(?!)/u,
  },
  de: {
    hundred: /^hundert$/u,
    isHundredAlone: /^hundert$/u,
    one: /^eins$/u,
    half: /^halbe[nrs]?$/u,
    between: /^und$/u,
    article: /^eine?$/u,
    percent: /(?!)/u,
  },
  fr: {
    hundred: /^cents?$/u,
    isHundredAlone: /^cent$/u,
    one: /^une?$/u,
    half: /^demi$/u,
    between: /^et$/u,
    article: /^une?$/u,
    percent: /^pour$/u,
  },
  es: {
    hundred: /^(?:cien|ciento|cientos)$/u,
    isHundredAlone: /^ciento?$|^cien$/u,
    one: /^(?:uno|una|un)$/u,
    half: /^medi[oa]$/u,
    between: /^y$/u,
    article: /^una?$/u,
    percent: /^por$/u,
  },
};
const GREAT: readonly [RegExp, number][] = [
  [/^(?:thousand|tausend|mille|mil)$/u, 1e3],
  [/^(?:millions?|millionen|millón|millones)$/u, 1e6],
  [/^(?:billions?|milliarden?|milliards?)$/u, 1e9],
];
/** "A hundred and ten mil" of rain: English for millimetres. */
const greatOf = (word: string, language: PostLanguage) =>
  language === 'en' && word === 'mil' ? undefined : GREAT.find(([pattern]) => pattern.test(word))?.[1];
const isGreatAlone = (word: string) => /^(?:tausend|mille|mil)$/u.test(word);

export interface WordedNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The figures that are written as words: "twenty-one", "zweiundzwanzig", "quatre-vingts", "treinta y cinco", "two dozen", "half a million". */
export function wordedNumbers(text: string, language: PostLanguage): WordedNumber[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const isNext = (index: number) =>
    /^[\s\u00a0\u2011-]$/u.test(text.slice(words[index - 1]?.end, words[index]?.start));
  const found: WordedNumber[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read = halfAt(words, at, language) ?? figureAt(words, at, isNext, language);
    const first = words[at];
    const end = read === null ? undefined : words[read.last];
    if (read !== null && first && end) {
      found.push({ start: first.start, end: end.end, value: read.value });
      at = read.last;
    }
  }
  return found;
}

interface Read {
  readonly value: number;
  /** The index of its last word. */
  readonly last: number;
}

/** "Half a million", "eine halbe Million", "un demi-million", "medio millón". */
function halfAt(words: readonly Word[], at: number, language: PostLanguage): Read | null {
  if (!GRAMMARS[language].half.test(words[at]?.word ?? '')) return null;
  const last = /^an?$/u.test(words[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const word = words[last]?.word ?? '';
  const whole =
    greatOf(word, language) ??
    COLLECTIVE_NAMES[language].get(word) ??
    (GRAMMARS[language].hundred.test(word) ? 100 : undefined);
  return whole === undefined ? null : { value: whole / 2, last };
}

/** The longest figure that begins with a word. */
function figureAt(
  words: readonly Word[],
  at: number,
  isNext: (index: number) => boolean,
  language: PostLanguage,
): Read | null {
  const grammar = GRAMMARS[language];
  let total = 0;
  let part = 0;
  let last = -1;
  for (let next = at; next < words.length; next += 1) {
    const word = words[next]?.word ?? '';
    const isFirst = last === -1;
    if (!isFirst && !isNext(next)) break;
    const isJoined = !isFirst && next - last > 1;
    if (isJoined && next - last > 2) break;
    const isAfterArticle = isFirst && grammar.article.test(words[next - 1]?.word ?? '');
    const value = smallValue(word, language);
    const great = greatOf(word, language);
    const collective =
      COLLECTIVE_NAMES[language].get(word) ?? COLLECTIVE_NAMES[language].get(word.replace(/e?s$/u, ''));
    if (value !== null) {
      const sum = isFirst ? value : added(part, value, isJoined, language);
      if (sum === null) break;
      part = sum;
    } else if (!isFirst && grammar.one.test(word)) {
      if (!takesOne(part, total, isJoined, language)) break;
      part += 1;
    } else if (grammar.hundred.test(word)) {
      if (grammar.percent.test(words[next - 1]?.word ?? '')) break;
      if (part >= 100 || (part === 0 && !isAfterArticle && !grammar.isHundredAlone.test(word))) break;
      part = Math.max(part, 1) * 100;
    } else if (great !== undefined) {
      if (
        part === 0 &&
        (total > 0 || !(isGreatAlone(word) || isAfterArticle)) &&
        !(total > 0 && great > total)
      )
        break;
      // "Dos mil millones": the smaller one counts the larger one.
      total = total > 0 && great > total ? (total + part) * great : total + Math.max(part, 1) * great;
      part = 0;
    } else if (collective !== undefined) {
      if (total > 0 || (part === 0 && !COLLECTIVE_NAMES[language].has(word))) break;
      return { value: Math.max(part, 1) * collective, last: next };
    } else if (!isFirst && grammar.between.test(word)) {
      continue;
    } else break;
    last = next;
  }
  return last === -1 ? null : { value: total + part, last };
}

/** The sum where the value goes on the figure, null where it begins another one: "two three". */
function added(part: number, value: number, isJoined: boolean, language: PostLanguage): number | null {
  const below = part % 100;
  if (value >= 100) return part === 0 ? value : null;
  if (below === 0) return isJoined && language === 'fr' ? null : part + value;
  if (language === 'fr') {
    if (value === 20 && below === 4 && !isJoined) return part - 4 + 80;
    if (below === 10) return value >= 7 && value < 10 && !isJoined ? part + value : null;
    if (value >= 10) {
      const isFitting =
        value < 20 && (below === 80 || below === 60) && isJoined === (below === 60 && value === 11);
      return isFitting ? part + value : null;
    }
  }
  const isUnit = value < 10 && below >= 20 && below % 10 === 0;
  return isUnit && isJoined === (language === 'es') ? part + value : null;
}

function takesOne(part: number, total: number, isJoined: boolean, language: PostLanguage): boolean {
  const below = part % 100;
  if (below === 0) return (part > 0 || total > 0) && !(isJoined && (language === 'fr' || language === 'es'));
  if (below < 20 || below % 10 !== 0) return false;
  return isJoined === (language === 'es' || (language === 'fr' && below !== 80));
}

/** The figure that a single word is; null for any other word. */
export const valueOfWord = (word: string, language: PostLanguage): number | null =>
  smallValue(word, language) ?? COLLECTIVE_NAMES[language].get(word) ?? null;

function smallValue(word: string, language: PostLanguage): number | null {
  const known = NUMBER_NAMES[language].get(word);
  if (known !== undefined) return known;
  if (language === 'de') return germanCompound(word);
  if (language === 'es') return spanishHundreds(word);
  return null;
}

/** "zweiundzwanzig", "dreihundertfünfzig", "zwölftausend", "dreihunderttausend". */
function germanCompound(word: string): number | null {
  if (!/tausend|hundert|und/u.test(word) || /^(?:tausend|hundert)$/u.test(word)) return null;
  const [, thousands, rest = ''] = /^(?:(.*?)tausend)?(.*)$/u.exec(word) ?? [];
  const above = thousands === undefined ? 0 : thousands === '' ? 1 : germanBelowThousand(thousands);
  const below = germanBelowThousand(rest);
  if (above === null || below === null) return null;
  const value = above * 1_000 + below;
  return value === 0 ? null : value;
}

function germanBelowThousand(word: string): number | null {
  const [, hundreds, rest = ''] = /^(?:(.*?)hundert)?(.*)$/u.exec(word) ?? [];
  const unit = (part: string) => (/^eins?$/u.test(part) ? 1 : NUMBER_NAMES.de.get(part));
  const above = hundreds === undefined ? 0 : hundreds === '' ? 1 : unit(hundreds);
  const plain = rest === '' ? 0 : unit(rest);
  const [, ones = '', tens = ''] = /^(.+)und(.+)$/u.exec(rest) ?? [];
  const [one, ten] = [unit(ones), NUMBER_NAMES.de.get(tens)];
  const below =
    plain ?? (one !== undefined && one < 10 && ten !== undefined && ten >= 20 ? one + ten : undefined);
  return above === undefined || above >= 10 || below === undefined ? null : above * 100 + below;
}

function spanishHundreds(word: string): number | null {
  const [, unit = ''] = /^(.+)cient[oa]s$/u.exec(word) ?? [];
  const value = NUMBER_NAMES.es.get(unit);
  return value === undefined ? null : value * 100;
}

/** Words that tell how much without being a figure. */
const SHARES: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    'hundred hundreds thousand thousands million millions billion half third quarter twice double doubled triple tripled zero',
  ),
  de: wordSet(
    'million millionen hälfte halbe drittel viertel doppelt doppelte verdoppelt dreimal zweimal null',
  ),
  fr: wordSet('million millions moitié tiers quart double doublé triple zéro'),
  es: wordSet('millón millones mitad tercio cuarto doble triple cero'),
};

/** "half", "twice", "zero". */
export function isShareWord(word: string, language: PostLanguage): boolean {
  return SHARES[language].has(word.toLowerCase());
}
