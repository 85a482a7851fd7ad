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
    ['dozen', 12],
  ]),
  de: new Map([
    ...numbered(
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
      2,
    ),
    ...tens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    ['dreissig', 30],
    ['dutzend', 12],
  ]),
  fr: new Map([
    ...numbered('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...tens('vingt trente quarante cinquante soixante'),
    ['septante', 70],
    ['huitante', 80],
    ['nonante', 90],
    ['douzaine', 12],
  ]),
  es: new Map([
    ...numbered(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      2,
    ),
    ...numbered('treinta', 30),
    ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ['docena', 12],
    ['quinientos', 500],
    ['setecientos', 700],
    ['novecientos', 900],
  ]),
};

const HUNDRED = /^(?:hundred|hundert|cents?|cien|ciento|cientos)$/u;
const GREAT: readonly [RegExp, number][] = [
  [/^(?:thousand|tausend|mille|mil)$/u, 1e3],
  [/^(?:millions?|millionen|millón|millones)$/u, 1e6],
  [/^(?:billions?|milliarden?|milliards?)$/u, 1e9],
];
/** Stand between the words of one figure. */
const BETWEEN: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^and$/u,
  de: /^und$/u,
  fr: /^et$/u,
  es: /^y$/u,
};
/** The words that are whole figures only behind an article or another one: a cent, and mille-feuille. */
const ARTICLE = /^(?:a|ein|eine|one)$/u;

export interface WordedNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** The figures that are written as words: "twenty-five", "zweiundzwanzig", "quatre-vingt-dix", "treinta y cinco". */
export function wordedNumbers(text: string, language: PostLanguage): WordedNumber[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const found: WordedNumber[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let total = 0;
    let part = 0;
    let last = -1;
    let next = at;
    for (; next < words.length; next += 1) {
      const word = words[next];
      if (word === undefined) break;
      if (last !== -1 && !/^[\s-]$/u.test(text.slice(words[next - 1]?.end, word.start))) break;
      const value = valueOfWord(word.word, language);
      const great = GREAT.find(([pattern]) => pattern.test(word.word))?.[1];
      if (value !== null) {
        if (language === 'fr' && value === 20 && part === 4) part = 80;
        else part += value;
      } else if (HUNDRED.test(word.word) && (language !== 'en' || part > 0 || isAfterArticle(words, next))) {
        part = Math.max(part, 1) * 100;
      } else if (
        great !== undefined &&
        (part > 0 || isWholeAlone(word.word) || isAfterArticle(words, next))
      ) {
        total += Math.max(part, 1) * great;
        part = 0;
      } else if (last !== -1 && BETWEEN[language].test(word.word)) {
        continue;
      } else break;
      last = next;
    }
    const first = words[at];
    const end = words[last];
    if (last !== -1 && first && end) {
      found.push({ start: first.start, end: end.end, value: total + part });
      at = last;
    }
  }
  return found;
}

const isWholeAlone = (word: string) => /^(?:tausend|mille|mil)$/u.test(word);

function isAfterArticle(words: readonly { readonly word: string }[], index: number): boolean {
  return ARTICLE.test(words[index - 1]?.word ?? '');
}

/** The figure that a single word is; null for any other word. */
export function valueOfWord(word: string, language: PostLanguage): number | null {
  const known = SMALL[language].get(word);
  if (known !== undefined) return known;
  if (language === 'de') return germanCompound(word);
  if (language === 'es') return spanishHundreds(word);
  return null;
}

/** "zweiundzwanzig", "dreihundertfünfzig", "zwölftausend". */
function germanCompound(word: string): number | null {
  const small = SMALL.de;
  const below = (part: string): number | null => {
    if (part === '') return 0;
    const plain = small.get(part);
    if (plain !== undefined && part !== 'dutzend') return plain;
    const [, unit = '', ten = ''] = /^(.+)und(.+)$/u.exec(part) ?? [];
    const units = unit === 'ein' ? 1 : small.get(unit);
    const tens = small.get(ten);
    return units !== undefined && tens !== undefined && units < 10 && tens >= 20 ? tens + units : null;
  };
  const [, thousands, hundreds, rest = ''] = /^(?:(.*?)tausend)?(?:(.*?)hundert)?(.*)$/u.exec(word) ?? [];
  if (thousands === undefined && hundreds === undefined && !rest.includes('und')) return null;
  const count = (part: string | undefined, each: number) => {
    if (part === undefined) return 0;
    const value = part === '' || part === 'ein' ? 1 : below(part);
    return value === null ? null : value * each;
  };
  const sum = [count(thousands, 1_000), count(hundreds, 100), below(rest)];
  if (sum.some((value) => value === null)) return null;
  const total = sum.reduce<number>((all, value) => all + (value ?? 0), 0);
  return total === 0 ? null : total;
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
