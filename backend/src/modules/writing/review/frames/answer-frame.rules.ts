import { POST_LANGUAGES, sentencesOf, type TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/sentences/paragraphs.js';
import { firstLineOf } from './first-line.rules.js';
import { plain } from '../../reading/words/word-patterns.js';
import { FRAME_WORDS } from './frame.words.js';
import { isOwn, isTalkAlone, matterShared, type Author, type Framed } from './framed.js';
import { lastWordsOf, speaksSo } from './last-words.rules.js';
import {
  ALTERNATIVE,
  FIRST_ALONE,
  FIRST_OF_THEM,
  INLINE_PREAMBLES,
  PREAMBLES,
  SIGN_OFFS,
} from './usual-frames.words.js';

/** A greeting, an announcement and a title; as many remarks behind. */
const FRAMES_MAX = 4;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})[ \t]*\n/u;

/** The model's own words before the text, surely: in the usual words, or by their shape. */
export function preambleOf(text: string, author: Author): TextRange | null {
  let end = 0;
  for (let count = 0; count < FRAMES_MAX; count += 1) {
    const from = end + (RULE.exec(text.slice(end))?.[0].length ?? 0);
    const rest = text.slice(from);
    const found = sure(usualPreambleOf(rest, author)) ?? sure(firstLineOf(rest, author));
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
    const found = sure(usualSignOffOf(body, author)) ?? sure(lastWordsOf(body, author));
    if (found === null || isAuthors(body.slice(found.start, found.end), author)) break;
    start = found.start;
  }
  const end = text.trimEnd().length;
  return start === end ? null : { start, end };
}

/** A first line and last words that may be the model's talk, and may be the author's: they stay, for their author to look at. */
export function doubtfulFrames(text: string, author: Author): TextRange[] {
  const first = firstLineOf(text, author) ?? usualPreambleOf(text, author);
  const last = usualSignOffOf(text, author) ?? lastWordsOf(text, author);
  return [first, last].flatMap((found) =>
    found?.certainty === 'maybe' && !isAuthors(text.slice(found.place.start, found.place.end), author)
      ? found.place
      : [],
  );
}

/** Where a text may begin with the model's own words: of several, another one is taken then. */
export const announcementOf = (text: string, author: Author): TextRange | null =>
  preambleOf(text, author) ?? doubtfulFrames(text, author).find(({ start }) => start === 0) ?? null;

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

/** A model may hand its text over in another language than that of the text. */
const LINES = POST_LANGUAGES.flatMap((language) => PREAMBLES[language]);
const BEGINNINGS = POST_LANGUAGES.flatMap((language) => [
  ...INLINE_PREAMBLES[language],
  FIRST_ALONE[language],
]);
const LAST_LINES = POST_LANGUAGES.flatMap((language) => SIGN_OFFS[language]);

/** A whole line, or the beginning of one. */
function usualPreambleOf(text: string, author: Author): Framed | null {
  const from = text.length - text.trimStart().length;
  const end = (text.indexOf('\n', from) + 1 || text.length + 1) - 1;
  if (text.slice(end).trim() !== '' && LINES.some((pattern) => pattern.test(text.slice(from, end))))
    return framed(text, { start: 0, end }, author);
  // "Sure! Shortened: ..." is two of them.
  let behind = 0;
  for (let count = 0; count < 2; count += 1) {
    const rest = text.slice(behind);
    const [found] = BEGINNINGS.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
    if (found === undefined) break;
    behind += found.length;
  }
  const words = text.slice(0, behind).trimEnd();
  return words.trim() === '' || behind >= text.trimEnd().length
    ? null
    : framed(text, { start: 0, end: words.length }, author);
}

/** Where the second of several texts begins, of which one was asked for. */
function secondTextAt(text: string): number | null {
  const found = POST_LANGUAGES.flatMap((language) => {
    const at = ALTERNATIVE[language].exec(text)?.index;
    const lines = text.slice(0, at).split('\n');
    return at !== undefined && lines.some((line) => FIRST_OF_THEM[language].test(line)) ? at : [];
  });
  return found[0] ?? null;
}

function usualSignOffOf(text: string, author: Author): Framed | null {
  const other = secondTextAt(text);
  if (other !== null)
    return {
      place: { start: other, end: text.trimEnd().length },
      certainty: author.isPart === true ? 'surely' : 'maybe',
    };
  const paragraphs = paragraphRanges(text);
  const last = paragraphs.at(-1);
  if (paragraphs.length < 2 || last === undefined) return null;
  if (!LAST_LINES.some((pattern) => pattern.test(text.slice(last.start, last.end)))) return null;
  const before = paragraphs.at(-2);
  const isRuled =
    before !== undefined && /^(?:-{3,}|\*{3,}|_{3,})$/u.test(text.slice(before.start, before.end));
  return isRuled
    ? { place: { start: before.start, end: last.end }, certainty: 'surely' }
    : signedOff(text, { start: last.start, end: last.end }, author);
}

/**
 * Usual last words are surely a model's where they have no word of the notes, and speak to somebody as their author never does in posts: then they
 * are nothing that the author said. As others they may be the author's; behind a colon may stand what is of use.
 */
const signedOff = (text: string, place: TextRange, author: Author): Framed => {
  const words = plain(text.slice(place.start, place.end));
  return !words.includes(':') && matterShared(words, [], author) === 0 && !speaksSo(words, author)
    ? { place, certainty: 'surely' }
    : framed(text, place, author);
};

/** Usual words are surely a model's where they name what was written or given, and nothing besides; in a part of a post, whose words are known, they are so anyway. */
function framed(text: string, place: TextRange, author: Author): Framed {
  const words = plain(text.slice(place.start, place.end));
  const isNamed = POST_LANGUAGES.some((language) => {
    const { written, given } = FRAME_WORDS[language];
    return (
      [written, given].some((sign) => sign.test(words) && !isOwn(sign, author)) &&
      isTalkAlone(words, language) &&
      matterShared(words, [written, given], author) === 0
    );
  });
  return { place, certainty: author.isPart === true || isNamed ? 'surely' : 'maybe' };
}
