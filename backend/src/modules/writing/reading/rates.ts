import type { PostLanguage } from '@drumbeat/domain';
import { valueOfWord, type WordedNumber } from './number-words.js';
import { isPeriod, unitAt, type Unit } from './units.js';

/** What stands before a period that says how often: "a month", "im Monat", "par an", "a la semana". */
const EACH = String.raw`(?:\/\s?|(?:per|a la|an?|each|every|par|chaque|de l['’]|pro|je|im|am|in der|die|jede[nrs]?|por|al|cada)\s)`;
/** "Par an" has its word in the singular, which alone would be too short for one. */
const PERIOD = String.raw`(?<period>an(?![\p{L}\p{M}'’])|[\p{L}\p{M}]+)`;
const RATE = new RegExp(String.raw`^${EACH}${PERIOD}`, 'iu');

/** One word for it: "monatlich", "weekly", "mensuels". */
const IN_ONE_WORD: readonly (readonly [Unit, RegExp])[] = (
  [
    ['hour', 'hourly|stündlich'],
    ['day', String.raw`daily|täglich|quotidien(?:ne)?s?|quotidiennement|diari[oa]s?|diariamente`],
    ['week', 'weekly|wöchentlich|hebdomadaires?|semanal(?:es|mente)?'],
    ['month', 'monthly|monatlich|mensuel(?:le)?s?|mensuellement|mensual(?:es|mente)?'],
    ['year', 'yearly|annually|jährlich|annuel(?:le)?s?|annuellement|anual(?:es|mente)?'],
  ] as const
).map(([unit, words]) => [unit, new RegExp(String.raw`^(?:${words})(?![\p{L}\p{M}])`, 'iu')] as const);

/** "Im Jahr 2019", "am Tag danach", "in der Woche vor Ostern", "im Monat Mai": when it was, and no rate. */
const IS_WHEN = /^(?:im|am|in der|die)\s/iu;
const WHICH_ONE =
  /^(?:,\s(?:in|an|als|wo)|\s(?:\d|\p{Lu}|davor|danach|darauf|zuvor|vor|nach|der|des|als|wo|von|um)(?![\p{Ll}\p{M}]))/u;

/** Behind what it counts, and how much more of it: "350 Euro mehr im Monat". */
const WORDS_MAX = 2;
const MORE = /^\s(?:de plus|de moins|en plus|en moins|more|less|fewer|extra|mehr|weniger|más|menos)(?=\s)/iu;
const WORD = /^\s[\p{L}\p{M}’'-]+(?=[\s/])/u;
/** Of two things, the rate is of the second one. */
const JOINS = /^\s(?:and|or|und|oder|et|ou|y|o|but|aber|mais|pero)$/iu;

/** How often what a figure counts is so, as it stands behind it: "60 € im Monat", "30 Stunden in der Woche". @param behind the text from its end */
export function rateBehind(behind: string): { readonly period: Unit; readonly length: number } | null {
  let at = /^\s?[%€$£]/u.exec(behind)?.[0].length ?? 0;
  for (let words = 0; words <= WORDS_MAX; words += 1) {
    const rest = behind.slice(at);
    const gap = rest.startsWith('/') ? 0 : /^[\s\u00a0\u202f]/u.test(rest) ? 1 : null;
    if (gap === null) return null;
    const rate = rateAt(rest.slice(gap));
    if (rate !== null) return { ...rate, length: at + gap + rate.length };
    const more = MORE.exec(rest)?.[0];
    const word = more ?? WORD.exec(rest)?.[0];
    if (word === undefined || JOINS.test(word)) return null;
    if (more !== undefined) words -= 1;
    at += word.length;
  }
  return null;
}

/** "Monatlich 60 Euro", "a monthly £60". @param before what stands before the figure */
export function rateBefore(before: string): Unit | null {
  const word = /(?<![\p{L}\p{M}-])(?<word>[\p{L}\p{M}]+)\s(?:[\p{L}\p{M}]+\s)?$/u.exec(before.slice(-40));
  const words = (word?.[0] ?? '').trim().split(/\s/u);
  const found = words.flatMap((one) => IN_ONE_WORD.find(([, pattern]) => pattern.test(one))?.[0] ?? []);
  return found[0] ?? null;
}

/** How often what a text begins with is so; null where it says no such thing. */
export function rateAt(text: string): { readonly period: Unit; readonly length: number } | null {
  for (const [period, pattern] of IN_ONE_WORD) {
    const word = pattern.exec(text)?.[0];
    if (word !== undefined) return { period, length: word.length };
  }
  const match = RATE.exec(text);
  if (match === null) return null;
  const word = match.groups?.['period'] ?? '';
  const period = word.toLowerCase() === 'an' ? 'year' : unitAt(word)?.unit;
  if (period === undefined || !isPeriod(period)) return null;
  const { length } = match[0];
  return IS_WHEN.test(text) && WHICH_ONE.test(text.slice(length)) ? null : { period, length };
}

/** How often, in one word: "twice", "dreimal". "Twice as much" and "zweimal so viel" compare, and count nothing. */
const OFTEN: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  en: /(?<!\p{L})(?:(?<twice>twice)|thrice)(?!\p{L}|\s(?:as|the|that|what|more)(?!\p{L}))/giu,
  de: /(?<!\p{L})(?<count>\p{L}{3,8}|\d{1,3})-?mal(?!\p{L}|\s(?:so|mehr|weniger)(?!\p{L}))/giu,
};

/** The places of a text where one word says how often. */
export function timesSaid(text: string, language: PostLanguage): WordedNumber[] {
  const pattern = OFTEN[language];
  return [...(pattern === undefined ? [] : text.matchAll(pattern))].flatMap(({ 0: match, index, groups }) => {
    const count = groups?.['count'];
    const worded = groups?.['twice'] === undefined ? 3 : 2;
    const value =
      count === undefined
        ? worded
        : /^\d+$/u.test(count)
          ? Number(count)
          : valueOfWord(count.toLowerCase(), language);
    return value === null ? [] : [{ start: index, end: index + match.length, value }];
  });
}
