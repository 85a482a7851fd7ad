import { POST_LANGUAGES, sentenceRanges, sentencesOf, type TextRange } from '@drumbeat/domain';
import { paragraphRanges } from '../../reading/sentences/paragraphs.js';
import { firstLineOf } from './first-line.rules.js';
import { plain } from '../../reading/words/word-patterns.js';
import { FRAME_WORDS } from './frame.words.js';
import { isOwn, isTalkAlone, matterShared, withoutCall, type Author, type Framed } from './framed.js';
import { lastWordsOf, speaksSo } from './last-words.rules.js';
import { handedOver, offersAnother } from './part-talk.js';
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
    const found =
      sure(usualPreambleOf(rest, author)) ?? sure(firstLineOf(rest, author)) ?? rewrittenHead(rest, author);
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
    const found =
      sure(usualSignOffOf(body, author)) ??
      sure(lastWordsOf(body, author)) ??
      sure(lastSentencesOf(body, author));
    if (found === null || isAuthors(body.slice(found.start, found.end), author)) break;
    start = found.start;
  }
  const end = text.trimEnd().length;
  return start === end ? null : { start, end };
}

/** A first line and last words that may be the model's talk, and may be the author's: they stay, for their author to look at. */
export function doubtfulFrames(text: string, author: Author): TextRange[] {
  const first = firstLineOf(text, author) ?? usualPreambleOf(text, author);
  const last = usualSignOffOf(text, author) ?? lastWordsOf(text, author) ?? lastSentencesOf(text, author);
  return [first, last].flatMap((found) =>
    found?.certainty === 'maybe' && !isAuthors(text.slice(found.place.start, found.place.end), author)
      ? found.place
      : [],
  );
}

/** Where a text may begin with the model's own words: of several, another one is taken then. */
export const announcementOf = (text: string, author: Author): TextRange | null =>
  preambleOf(text, author) ?? doubtfulFrames(text, author).find(({ start }) => start === 0) ?? null;

/** What hands over a text that is written anew, whose words are known. */
function rewrittenHead(text: string, { rewritten }: Author): TextRange | null {
  const end = rewritten === undefined || rewritten === null ? 0 : handedOver(text, [rewritten]);
  return end === 0 ? null : { start: text.length - text.trimStart().length, end };
}

/**
 * The last sentences, where each would be a last paragraph of the model's alone: all of the last paragraph, one of them in usual words, or
 * offers behind a text that is written anew, and has no word of them.
 */
function lastSentencesOf(text: string, author: Author): Framed | null {
  const paragraphs = paragraphRanges(text);
  const last = paragraphs.at(-1);
  if (last === undefined) return null;
  const end = text.trimEnd().length;
  const words = text.slice(last.start, end);
  const alone = sentenceRanges(words).map(({ start, end: to }) => {
    const sentence = words.slice(start, to);
    const [usual, said] = [usualSignOffOf, lastWordsOf].map((read) => read(`${ABOVE}${sentence}`, author));
    return { start, usual, found: usual ?? said, isOffer: offersAnother(sentence, author) };
  });
  const from = alone.findLastIndex(({ isOffer }) => !isOffer) + 1;
  const offered = alone[from];
  if (offered !== undefined && (from > 0 || paragraphs.length > 1))
    return { place: { start: last.start + offered.start, end }, certainty: 'surely' };
  const isTalk =
    paragraphs.length > 1 &&
    alone.length > 1 &&
    alone.every(({ found }) => (found ?? null) !== null) &&
    alone.some(({ usual }) => (usual ?? null) !== null);
  const certainty = alone.every(({ found }) => found?.certainty === 'surely') ? 'surely' : 'maybe';
  return isTalk ? { place: { start: last.start, end }, certainty } : null;
}
const ABOVE = 'A text.\n\n';

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
  const words = withoutCall(text.slice(last.start, last.end), author);
  if (!LAST_LINES.some((pattern) => pattern.test(words))) return null;
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
  const words = withoutCall(plain(text.slice(place.start, place.end)), author);
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
