import type { PostLanguage } from '@drumbeat/domain';
import { valueOfWord, type WordedNumber } from './number-words.js';
import { periodAt, periodInOneWord, type Period } from '../times/periods.js';

/** Behind what it counts, and how much more of it: "350 Euro mehr im Monat". */
const WORDS_MAX = 2;
const MORE = /^\s(?:de plus|de moins|en plus|en moins|more|less|fewer|extra|mehr|weniger|más|menos)(?=\s)/iu;
const WORD = /^\s[\p{L}\p{M}’'-]+(?=[\s/])/u;
/** Of two things, the rate is of the second one. */
const JOINS = /^\s(?:and|or|und|oder|et|ou|y|o|but|aber|mais|pero)$/iu;

/** How often what a figure counts is so, as it stands behind it: "60 € im Monat", "30 Stunden in der Woche". @param behind the text from its end */
export function rateBehind(behind: string): Period | null {
  let at = /^\s?[%€$£]/u.exec(behind)?.[0].length ?? 0;
  for (let words = 0; words <= WORDS_MAX; words += 1) {
    const rest = behind.slice(at);
    const gap = rest.startsWith('/') ? 0 : /^[\s\u00a0\u202f]/u.test(rest) ? 1 : null;
    if (gap === null) return null;
    const rate = periodAt(rest.slice(gap));
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
export function rateBefore(before: string): number | null {
  const word = /(?<![\p{L}\p{M}-])(?<word>[\p{L}\p{M}]+)\s(?:[\p{L}\p{M}]+\s)?$/u.exec(before.slice(-40));
  const words = (word?.[0] ?? '').trim().split(/\s/u);
  return words.map(periodInOneWord).find((one) => one !== null)?.seconds ?? null;
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
