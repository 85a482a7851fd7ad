import { readPosts } from '../reading/read-posts.js';
import { isCommonForm } from './common-words.js';

/** A word of fewer posts belongs to their subject. */
const POSTS_MIN = 3;

/**
 * Of an author's frequent words those that tell them from others: they stand in three posts at least, outside of quoted speech, and
 * are none of the commonest words of the language as they are written.
 */
export function returningWords(words: readonly string[], posts: readonly string[]): string[] {
  const read = readPosts(posts).map(({ language, sentences }) => ({
    language,
    keys: new Set(
      sentences.flatMap((sentence) =>
        sentence.words.filter(({ isQuoted }) => !isQuoted).map(({ key }) => key),
      ),
    ),
  }));
  return words.filter((word) => {
    const key = word.toLowerCase();
    const with_ = read.filter(({ keys }) => keys.has(key));
    return with_.length >= POSTS_MIN && with_.every(({ language }) => !isCommonForm(key, language));
  });
}
