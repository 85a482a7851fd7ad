import type { PostLanguage } from '@drumbeat/domain';

const numbered = (words: string, from = 0): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index]);
const tens = (words: string): [string, number][] =>
  words.split(' ').map((word, index) => [word, (index + 2) * 10]);

/** Words below a hundred; "one" is left out, being an article or a pronoun far more often than a figure. */
const SMALL: Readonly<Record<PostLanguage, ReadonlyMap<string, number>>> = {
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
const COLLECTIVES: Readonly<Record<PostLanguage, ReadonlyMap<string, number>>> = {
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
    COLLECTIVES[language].get(word) ??
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
      COLLECTIVES[language].get(word) ?? COLLECTIVES[language].get(word.replace(/e?s$/u, ''));
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
      if (total > 0 || (part === 0 && !COLLECTIVES[language].has(word))) break;
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
  smallValue(word, language) ?? COLLECTIVES[language].get(word) ?? null;

function smallValue(word: string, language: PostLanguage): number | null {
  const known = SMALL[language].get(word);
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
  const unit = (part: string) => (/^eins?$/u.test(part) ? 1 : SMALL.de.get(part));
  const above = hundreds === undefined ? 0 : hundreds === '' ? 1 : unit(hundreds);
  const plain = rest === '' ? 0 : unit(rest);
  const [, ones = '', tens = ''] = /^(.+)und(.+)$/u.exec(rest) ?? [];
  const [one, ten] = [unit(ones), SMALL.de.get(tens)];
  const below =
    plain ?? (one !== undefined && one < 10 && ten !== undefined && ten >= 20 ? one + ten : undefined);
  return above === undefined || above >= 10 || below === undefined ? null : above * 100 + below;
}

function spanishHundreds(word: string): number | null {
  const [, unit = ''] = /^(.+)cient[oa]s$/u.exec(word) ?? [];
  const value = SMALL.es.get(unit);
  return value === undefined ? null : value * 100;
}

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words that tell how much without being a figure. */
const SHARES: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: list(
    'hundred hundreds thousand thousands million millions billion half third quarter twice double doubled triple tripled zero',
  ),
  de: list('million millionen hälfte halbe drittel viertel doppelt doppelte verdoppelt dreimal zweimal null'),
  fr: list('million millions moitié tiers quart double doublé triple zéro'),
  es: list('millón millones mitad tercio cuarto doble triple cero'),
};

/** "half", "twice", "zero". */
export function isShareWord(word: string, language: PostLanguage): boolean {
  return SHARES[language].has(word.toLowerCase());
}
