import { extractHashtags } from '../../text/hashtag.js';
import { countEmojis } from './extraction.rules.js';
import type { ReadPost, ReadSentence } from './read-posts.js';

/** Counts of features in posts, for the analysis and for the card of patterns. */
export interface StyleFigures {
  readonly posts: number;
  readonly sentences: number;
  /** 0 without sentences. */
  readonly wordsPerSentence: number;
  /** On average; a hashtag counts once in each post. */
  readonly emojisPerPost: number;
  readonly questionsPerPost: number;
  readonly hashtagsPerPost: number;
  /** Posts with at least one question. */
  readonly postsThatAsk: number;
}

/** A sentence with a question mark after its last word. */
export function isQuestion({ text, words }: ReadSentence): boolean {
  return /^[^\p{L}\p{N}]*[?？]/u.test(text.slice(words.at(-1)?.end));
}

/** @param posts at least one */
export function styleFigures(posts: readonly ReadPost[]): StyleFigures {
  const sentences = posts.flatMap((post) => post.sentences);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const perPost = (count: (post: ReadPost) => number) =>
    posts.reduce((sum, post) => sum + count(post), 0) / posts.length;
  const questions = (post: ReadPost) => post.sentences.filter(isQuestion).length;
  return {
    posts: posts.length,
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : words / sentences.length,
    emojisPerPost: perPost(({ text }) => countEmojis(text)),
    questionsPerPost: perPost(questions),
    hashtagsPerPost: perPost(({ text }) => extractHashtags(text).length),
    postsThatAsk: posts.filter((post) => questions(post) > 0).length,
  };
}
