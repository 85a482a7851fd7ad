import { HASHTAG_SOURCE, WEB_ADDRESS_SOURCE } from '../../text/hashtag.js';
import { MENTION_SOURCE } from '../../text/mention-like.js';
import { sentenceRanges } from './sentences.js';
import { languageOf, type PostLanguage } from '../language/stop-words.js';

/** A word of a sentence. */
export interface ReadWord {
  /** As it is written. */
  readonly text: string;
  /** Comparison key: lower case, with a straight apostrophe. */
  readonly key: string;
  /** Its position in the sentence, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

export interface ReadSentence {
  /** Index of its post. */
  readonly post: number;
  /** Word for word as in the post. */
  readonly text: string;
  readonly language: PostLanguage;
  /** At least one. */
  readonly words: readonly ReadWord[];
}

export interface ReadPost {
  readonly text: string;
  readonly language: PostLanguage;
  readonly sentences: readonly ReadSentence[];
}

/** Posts split into sentences and words. Hashtags, mentions and web addresses are not words. */
export function readPosts(posts: readonly string[]): ReadPost[] {
  // Made here, because browsers that load these rules without using them may not have one.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return posts.map((text, post) => {
    const read = sentenceRanges(text)
      .map(({ start, end }) => text.slice(start, end))
      .map((sentence) => ({ post, text: sentence, words: wordsOf(sentence, segmenter) }))
      .filter(({ words }) => words.length > 0);
    const language = languageOf(read.flatMap(({ words }) => words.map(({ key }) => key)));
    return { text, language, sentences: read.map((sentence) => ({ ...sentence, language })) };
  });
}

function wordsOf(sentence: string, segmenter: Intl.Segmenter): ReadWord[] {
  const words: ReadWord[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(withoutTokens(sentence))) {
    if (isWordLike !== true) continue;
    const key = segment.toLowerCase().replaceAll('’', "'");
    words.push({ text: segment, key, start: index, end: index + segment.length });
  }
  return words;
}

const WEB_ADDRESS = new RegExp(WEB_ADDRESS_SOURCE, 'giu');
const HASHTAG_OR_MENTION = new RegExp(`${HASHTAG_SOURCE}|${MENTION_SOURCE}`, 'gu');

/** Replaces tokens other than words by blanks, so that the words keep their positions. */
function withoutTokens(sentence: string): string {
  const blank = (token: string) => ' '.repeat(token.length);
  return sentence.replace(WEB_ADDRESS, blank).replace(HASHTAG_OR_MENTION, blank);
}
