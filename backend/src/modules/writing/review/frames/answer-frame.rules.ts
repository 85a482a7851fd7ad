import { sentencesOf, type TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/paragraphs.js';
import { firstLineOf } from './first-line.rules.js';
import type { Author, Framed } from './framed.js';
import { lastWordsOf } from './last-words.rules.js';
import { ALTERNATIVE, FIRST_OF_THEM, INLINE_PREAMBLES, PREAMBLES, SIGN_OFFS } from './usual-frames.words.js';

/** A greeting, an announcement and a title; as many remarks behind. */
const FRAMES_MAX = 4;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n/u;

/** The model's own words before the text, surely: in the usual words, or by their shape. */
export function preambleOf(text: string, author: Author): TextRange | null {
  let end = 0;
  for (let count = 0; count < FRAMES_MAX; count += 1) {
    const from = end + (RULE.exec(text.slice(end))?.[0].length ?? 0);
    const rest = text.slice(from);
    const found = usualPreambleOf(rest) ?? sure(firstLineOf(rest, author));
    if (found === null || isAuthors(rest.slice(found.start, found.end), author)) break;
    end = from + found.end;
  }
  return end === 0 ? null : { start: text.length - text.trimStart().length, end };
}

/** The last paragraphs that are surely the model's own words after it, in the usual words or by their shape. */
export function signOffOf(text: string, author: Author): TextRange | null {
  let start = text.trimEnd().length;
  for (let count = 0; count < FRAMES_MAX; count += 1) {
    const body = text.slice(0, start).trimEnd();
    const found = usualSignOffOf(body) ?? sure(lastWordsOf(body, author));
    if (found === null || isAuthors(body.slice(found.start, found.end), author)) break;
    start = found.start;
  }
  const end = text.trimEnd().length;
  return start === end ? null : { start, end };
}

/** A first line and last words that may be the model's talk, and may be the author's: they stay, for their author to look at. */
export function doubtfulFrames(text: string, author: Author): TextRange[] {
  return [firstLineOf(text, author), lastWordsOf(text, author)].flatMap((found) =>
    found?.certainty === 'maybe' && !isAuthors(text.slice(found.place.start, found.place.end), author)
      ? found.place
      : [],
  );
}

const sure = (found: Framed | null) => (found?.certainty === 'surely' ? found.place : null);

/** Fewer words are in any notes: "post", "a draft". */
const OWN_WORDS_MIN = 3;
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** True for what the author said in the same words, whatever marks and capitals they have: dictated notes have none. Fewer words are a sentence or a line of theirs. */
function isAuthors(words: string, { material, ownPosts }: Author): boolean {
  const said = wordsOf(words);
  const isLong = said.split(' ').length >= OWN_WORDS_MIN;
  return [...material, ...ownPosts].some((source) =>
    isLong
      ? ` ${wordsOf(source)} `.includes(` ${said} `)
      : source.split('\n').some((line) => sentencesOf(line).some((sentence) => wordsOf(sentence) === said)),
  );
}

/** Whole lines, and the beginning of the line behind them. */
function usualPreambleOf(text: string): TextRange | null {
  let end = 0;
  for (const { start: from, end: to } of linesOf(text)) {
    const line = text.slice(from, to);
    if (line.trim() !== '' && !PREAMBLES.some((pattern) => pattern.test(line))) break;
    if (line.trim() !== '' || end > 0) end = to;
    if (end > 400) break;
  }
  // "Sure! Shortened: ..." is two of them.
  for (let count = 0; count < 2; count += 1) {
    const rest = text.slice(end);
    const [found] = INLINE_PREAMBLES.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
    if (found === undefined) break;
    end += found.length;
  }
  const words = text.slice(0, end).trimEnd();
  return words.trim() === '' || end >= text.trimEnd().length ? null : { start: 0, end: words.length };
}

function usualSignOffOf(text: string): TextRange | null {
  const other = ALTERNATIVE.exec(text);
  if (
    other !== null &&
    linesOf(text).some(
      (line) => line.start < other.index && FIRST_OF_THEM.test(text.slice(line.start, line.end)),
    )
  )
    return { start: other.index, end: text.trimEnd().length };
  let found: TextRange | null = null as TextRange | null;
  for (const { start: from, end } of paragraphRanges(text).slice(1).reverse()) {
    const paragraph = text.slice(from, end);
    const isRule = /^(?:-{3,}|\*{3,}|_{3,})$/u.test(paragraph);
    if (!isRule && !SIGN_OFFS.some((pattern) => pattern.test(paragraph))) break;
    if (found === null && isRule) break;
    found = { start: from, end: found?.end ?? end };
  }
  return found;
}

function linesOf(text: string): TextRange[] {
  return [...text.matchAll(/[^\n]*(?:\n|$)/gu)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}
