import { EMOJI_SOURCE, isListItem, sentenceRanges, shownLanguage, type TextRange } from '@drumbeat/domain';
import { addressOf } from '../../brief/habits/address.js';
import { formsOf, type FormOfPost } from '../../brief/habits/form-of-post.js';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { isQuoted } from '../../reading/sentences/quotations.js';

interface Author {
  readonly material: readonly string[];
  readonly ownPosts: readonly string[];
}

/** Fewer small heads may be cut from something. */
const SMALL_SENTENCES_MIN = 5;

/**
 * What of a text none of its author's posts has: an emoji, a list, a question at the end, capitals of one who writes small, another address
 * of the reader. What the author said for this text is theirs.
 */
export function neverDone(text: string, { material, ownPosts }: Author): TextRange[] {
  const posts = formsOf([...new Set(ownPosts)]);
  if (posts.length < HABIT_POSTS_MIN) return [];
  const said = material.join('\n');
  const isSaid = ({ start, end }: TextRange) => said.includes(text.slice(start, end).trim());
  return [
    ...(posts.some(({ emojis }) => emojis.length > 0) ? [] : emojisIn(text)),
    ...(posts.some(({ questions }) => questions > 0) ? [] : closingQuestion(text)),
    ...(posts.some(({ listItems }) => listItems > 0) ? [] : listsIn(text)),
    ...(writesSmall(posts) ? capitalsIn(text) : []),
    ...foreignAddress(text, posts, said),
  ].filter((place) => !isSaid(place));
}

/** Emoji without a space between them are one. */
const EMOJI_RUN = new RegExp(`${EMOJI_SOURCE}+`, 'gu');

function emojisIn(text: string): TextRange[] {
  return [...text.matchAll(EMOJI_RUN)].map(({ 0: emojis, index }) => ({
    start: index,
    end: index + emojis.length,
  }));
}

/** Fewer items may be something else: a sum, a line of talk behind a dash. */
const LIST_ITEMS = 3;

/** Whole sentences that are numbered tell something, as an author without lists may, too. */
const IS_SENTENCE = /[.!?…]["'”’»)]*\s*$/u;

/** Items in a row, with nothing but empty lines between them. */
function listsIn(text: string): TextRange[] {
  const lists: { start: number; end: number; items: number }[] = [];
  let isGoingOn = false;
  let start = 0;
  for (const line of text.split('\n')) {
    const last = lists.at(-1);
    const end = start + line.length;
    if (isListItem(line) && !IS_SENTENCE.test(line)) {
      if (isGoingOn && last !== undefined) Object.assign(last, { end, items: last.items + 1 });
      else lists.push({ start, end, items: 1 });
      isGoingOn = true;
    } else if (line.trim() !== '') isGoingOn = false;
    start = end + 1;
  }
  return lists
    .filter(({ items }) => items >= LIST_ITEMS)
    .map(({ start: from, end }) => ({ start: from, end }));
}

/** The last sentence, before hashtags and signs. */
function closingQuestion(text: string): TextRange[] {
  const sentence = sentenceRanges(text).findLast(({ start, end }) =>
    /\p{L}/u.test(text.slice(start, end).replace(/#[\p{L}\p{N}_]+/gu, '')),
  );
  if (sentence === undefined) return [];
  const words = text.slice(sentence.start, sentence.end);
  // What somebody else asked asks no reader.
  if (/\p{L}\P{L}*\s?:?\s?["“„«].*\?\s?["”“»][^\p{L}\p{N}]*(?:#[\p{L}\p{N}_]+\s*)*$/su.test(words)) return [];
  return /\?[^\p{L}\p{N}]*(?:#[\p{L}\p{N}_]+\s*)*$/u.test(words) ? [sentence] : [];
}

const CAPITAL_HEAD = /^[^\p{L}]*(\p{Lu}[\p{L}\p{M}]*)/u;

/** True where no sentence of the posts begins with a capital. */
function writesSmall(posts: readonly FormOfPost[]): boolean {
  const sentences = posts.flatMap((post) => post.sentences);
  return sentences.length >= SMALL_SENTENCES_MIN && !sentences.some(({ text }) => CAPITAL_HEAD.test(text));
}

/** The first word of each sentence that begins with a capital; a word of capitals, as abbreviations and names have, is none. */
function capitalsIn(text: string): TextRange[] {
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const [head = '', word = ''] = CAPITAL_HEAD.exec(text.slice(start, end)) ?? [];
    const isWritten = word !== '' && !/^\p{Lu}{2,}/u.test(word);
    return isWritten ? [{ start: start + head.length - word.length, end: start + head.length }] : [];
  });
}

/** Sentences that address the reader as none of the posts does that address one. */
function foreignAddress(text: string, posts: readonly FormOfPost[], said: string): TextRange[] {
  const own = posts.flatMap((post) => addressOf(post) ?? []);
  const language = shownLanguage(text);
  const [address] = own;
  if (own.length < HABIT_POSTS_MIN || language === null || own.some((one) => one !== address)) return [];
  const isForeign = (words: string) => {
    const shown = addressOf({ own: words, language });
    return shown !== null && shown !== address;
  };
  if (posts.some((post) => post.language !== language) || isForeign(said)) return [];
  return sentenceRanges(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return isForeign(sentence) && !isQuoted(sentence);
  });
}
