import type { PostLanguage } from '@drumbeat/domain';
import { valueOfWord, type WordedNumber } from './number-words.js';

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
