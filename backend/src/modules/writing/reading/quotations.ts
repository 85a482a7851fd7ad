import type { TextRange } from '@drumbeat/domain';

/** Shorter ones put a word in quotation marks, and quote nobody for certain. */
const WORDS_MIN = 3;
/** What may be somebody's words. */
const MAYBE_WORDS_MIN = 2;

/** In the order in which they are tried: the German ones end with what begins the English ones. */
const QUOTED =
  /„([^„“”\n]{2,400})[“”]|“([^“”\n]{2,400})”|«\s?([^«»\n]{2,400}?)\s?»|»([^«»\n]{2,400})«|(?<![\p{L}\p{N}])"([^"\n]{2,400})"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘([^‘’\n]{12,400})’(?![\p{L}\p{N}])/gu;

/** The quotations of a text of three words and more, without their marks. */
export function quotationsIn(text: string, wordsMin = WORDS_MIN): TextRange[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const inside = match.slice(1).find(Boolean) ?? '';
    if (quotedWords(inside).length < wordsMin) return [];
    const start = match.index + match[0].indexOf(inside);
    return [{ start, end: start + inside.length }];
  });
}

/** True for a sentence with what may be somebody's words. */
export function isQuoted(sentence: string): boolean {
  return quotationsIn(sentence, MAYBE_WORDS_MIN).length > 0;
}

/** True for a sentence that is nothing else. */
export function isWhollyQuoted(sentence: string): boolean {
  return quotationsIn(sentence, MAYBE_WORDS_MIN).some(
    ({ start, end }) => !/[\p{L}\p{N}]/u.test(sentence.slice(0, start) + sentence.slice(end)),
  );
}

/** The words of a text as they are compared: without case, typography and marks. */
export function quotedWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[‘’ʼ]/g, "'")
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  );
}
