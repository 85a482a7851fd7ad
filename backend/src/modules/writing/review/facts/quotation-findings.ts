import type { TextRange } from '@drumbeat/domain';

/** Shorter ones put a word in quotation marks, and quote nobody. */
const QUOTED_WORDS_MIN = 3;

/** In the order in which they are tried: the German ones end with what begins the English ones. */
const QUOTED =
  /„([^„“”\n]{2,400})[“”]|“([^“”\n]{2,400})”|«\s?([^«»\n]{2,400}?)\s?»|»([^«»\n]{2,400})«|(?<![\p{L}\p{N}])"([^"\n]{2,400})"(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘([^‘’\n]{12,400})’(?![\p{L}\p{N}])/gu;

/** The quotations of a text of three words and more, without their marks. */
export function quotationsIn(text: string): TextRange[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const inside = match.slice(1).find(Boolean) ?? '';
    if (wordsOf(inside).length < QUOTED_WORDS_MIN) return [];
    const start = match.index + match[0].indexOf(inside);
    return [{ start, end: start + inside.length }];
  });
}

/** The quotations that no source has word for word. */
export function unsourcedQuotations(text: string, sources: readonly string[]): TextRange[] {
  const quotations = quotationsIn(text);
  if (quotations.length === 0) return [];
  const said = sources.map((source) => ` ${wordsOf(source).join(' ')} `);
  return quotations.filter(({ start, end }) => {
    const words = ` ${wordsOf(text.slice(start, end)).join(' ')} `;
    return !said.some((source) => source.includes(words));
  });
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[‘’ʼ]/g, "'")
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []
  );
}
