import { HASHTAG_SOURCE, WEB_ADDRESS_SOURCE } from '../../text/hashtag.js';
import { MENTION_SOURCE } from '../../text/mention-like.js';
import { sentenceRanges } from './sentences.js';
import { LANGUAGE_WORDS_MIN, shownLanguage } from '../language/shown-language.rules.js';
import { languageOf, type PostLanguage } from '../language/stop-words.js';

/**
 * Speech between quotation marks, within one line: German, English, French ones and straight ones. Single marks are left
 * alone: they cannot be told from apostrophes.
 */
const QUOTED =
  /„[^„“”\n]{1,1000}[“”]|“[^“”\n]{1,1000}”|«[^«»\n]{1,1000}»|»[^«»\n]{1,1000}«|(?<![\p{L}\p{N}])"[^"\n]{1,1000}"(?![\p{L}\p{N}])/gu;

/** The text with what is quoted replaced by blanks, so that the rest keeps its places. */
export function withoutQuotedSpeech(text: string): string {
  return text.replace(QUOTED, (speech) => ' '.repeat(speech.length));
}

/** A word of a sentence. */
export interface ReadWord {
  /** As it is written. */
  readonly text: string;
  /** Comparison key: lower case, with composed letters and a straight apostrophe. */
  readonly key: string;
  /** Its position in the sentence, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True for a word of quoted speech. */
  readonly isQuoted: boolean;
}

export interface ReadSentence {
  /** Index of its post. */
  readonly post: number;
  /** Word for word as in the post. */
  readonly text: string;
  /** The text with the speech that it quotes replaced by blanks: what others say proves nothing of a voice. */
  readonly own: string;
  readonly language: PostLanguage;
  /** At least one. */
  readonly words: readonly ReadWord[];
}

export interface ReadPost {
  readonly text: string;
  /** The nearest of the languages that are known. */
  readonly language: PostLanguage;
  /** True where it is in none of them: only what is counted can be said of it. */
  readonly isForeign: boolean;
  readonly sentences: readonly ReadSentence[];
}

/** Posts split into sentences and words. Hashtags, mentions and web addresses are not words. */
export function readPosts(posts: readonly string[]): ReadPost[] {
  // Made here, because browsers that load these rules without using them may not have one.
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  return posts.map((text, post) => {
    const own = withoutQuotedSpeech(text);
    const read = sentenceRanges(text)
      .map(({ start, end }) => ({ post, text: text.slice(start, end), own: own.slice(start, end) }))
      .map((sentence) => ({ ...sentence, words: wordsOf(sentence, segmenter) }))
      .filter(({ words }) => words.length > 0);
    const keys = read.flatMap(({ words }) => words.map(({ key }) => key));
    const language = languageOf(keys);
    const isForeign = keys.length >= LANGUAGE_WORDS_MIN && shownLanguage(text) === null;
    return { text, language, isForeign, sentences: read.map((sentence) => ({ ...sentence, language })) };
  });
}

function wordsOf({ text, own }: { text: string; own: string }, segmenter: Intl.Segmenter): ReadWord[] {
  const words: ReadWord[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(withoutTokens(text))) {
    if (isWordLike !== true) continue;
    const key = segment.normalize('NFC').toLowerCase().replaceAll('’', "'");
    const isQuoted = own.slice(index, index + segment.length).trim() === '';
    words.push({ text: segment, key, start: index, end: index + segment.length, isQuoted });
  }
  return words;
}

const WEB_ADDRESS = new RegExp(WEB_ADDRESS_SOURCE, 'giu');
const HASHTAG_OR_MENTION = new RegExp(`${HASHTAG_SOURCE}|${MENTION_SOURCE}`, 'gu');

/** Replaces tokens other than words by blanks, so that the words keep their positions. */
function withoutTokens(sentence: string): string {
  const blank = (token: string) => ' '.repeat(token.length);
  // The narrow space that French sets before its marks would count as a letter of the word before it.
  return sentence.replace(WEB_ADDRESS, blank).replace(HASHTAG_OR_MENTION, blank).replaceAll('\u202F', ' ');
}
