import { isStopWord, POST_LANGUAGES } from '@drumbeat/domain';

/** A pattern of the words that a line or a sentence begins with, behind its marks. */
export const start = (source: string) =>
  new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${source})(?![\p{L}\p{M}])`, 'iu');

/** Small letters and straight apostrophes, as lists of words have them. */
export const plain = (text: string) => text.replace(/[’ʼ]/gu, "'").toLowerCase();

/** How the words that carry a matter begin, so that forms of one are the same; a stop word of any language carries none. */
export const matterOf = (text: string, letters = 5): string[] =>
  (plain(text).match(/[\p{L}\p{M}]{4,}/gu) ?? [])
    .filter((one) => !POST_LANGUAGES.some((language) => isStopWord(one, language)))
    .map((one) => one.slice(0, letters));
