import { sentenceRanges, type TextRange } from '@drumbeat/domain';
import { HABIT_POSTS_MIN } from '../../habit.limits.js';
import { perText } from '../../reading/words/per-text.js';

interface Author {
  readonly material: readonly string[];
  readonly known: readonly string[];
  readonly ownPosts: readonly string[];
}

/** Words of a sentence; shorter ones anybody writes twice. */
const COPIED_FROM = 4;
/** Of this many words on, one in as many may be another. */
const NEARLY_FROM = 6;

/**
 * The sentences of a text that stand, word for word or nearly, in one or two earlier posts of its author: their readers have read them, and
 * they tell of another subject. What stands in more posts is how the author speaks; what they said for this text, or say of themselves
 * in their profile, is theirs to say again.
 */
export function copiedSentences(text: string, { material, known, ownPosts }: Author): TextRange[] {
  const posts = [...new Set(ownPosts)].map(sentencesIn);
  if (posts.length === 0) return [];
  const own = new Set(ownPosts);
  const said = [...material, ...known.filter((one) => !own.has(one))];
  return sentenceRanges(text).flatMap(({ start, end }) => {
    const words = wordsIn(text.slice(start, end));
    if (words.length < COPIED_FROM || said.some((one) => isSaidIn(words, one))) return [];
    const found = posts.filter((sentences) => sentences.some((one) => isNearly(words, one))).length;
    return found === 0 || found >= HABIT_POSTS_MIN ? [] : [{ start, end }];
  });
}

const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, ' ')
    .toLowerCase()
    .replace(/[’']/gu, '')
    .match(/[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*/gu) ?? [];

const sentencesIn = perText((text: string) =>
  sentenceRanges(text)
    .map(({ start, end }) => wordsIn(text.slice(start, end)))
    .filter(({ length }) => length >= COPIED_FROM),
);

function isSaidIn(words: readonly string[], text: string): boolean {
  return (
    ` ${wordsIn(text).join(' ')} `.includes(` ${words.join(' ')} `) ||
    sentencesIn(text).some((sentence) => isNearly(words, sentence))
  );
}

/** True for the same words but for a few that are put in, left out or exchanged. */
function isNearly(words: readonly string[], others: readonly string[]): boolean {
  const most = Math.floor(Math.max(words.length, others.length) / NEARLY_FROM);
  if (Math.abs(words.length - others.length) > most) return false;
  const rest = new Set(others);
  return words.filter((word) => !rest.has(word)).length <= most && changesBetween(words, others) <= most;
}

function changesBetween(words: readonly string[], others: readonly string[]): number {
  let row = others.map((_, index) => index + 1);
  words.forEach((word, at) => {
    let [diagonal, left] = [at, at + 1];
    row = others.map((other, index) => {
      const above = row[index] ?? 0;
      left = Math.min(above + 1, left + 1, diagonal + (word === other ? 0 : 1));
      diagonal = above;
      return left;
    });
  });
  return row.at(-1) ?? words.length;
}
