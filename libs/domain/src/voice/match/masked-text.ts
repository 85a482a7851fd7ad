import type { TextRange } from '../../posts/text-range.js';
import { sentenceRanges } from '../reading/sentences.js';
import type { MatchLanguage } from './function-words.js';
import { maskedTokens, type MaskedToken } from './masked-tokens.js';
import { gramsOf, sequenceOf } from './masked-sequence.js';

export interface MaskedSentence extends TextRange {
  readonly tokens: readonly MaskedToken[];
  /** One for each token: the n-gram that it ends. The last sentence's have the end of the text, too. */
  readonly grams: readonly string[];
}

export interface MaskedText {
  readonly text: string;
  readonly language: MatchLanguage;
  /** Word-like tokens: function words, masked words and numbers. */
  readonly words: number;
  readonly tokens: readonly MaskedToken[];
  readonly grams: readonly string[];
  /** A line break and all behind it belong to the sentence that follows. */
  readonly sentences: readonly MaskedSentence[];
}

export function readMasked(text: string, language: MatchLanguage): MaskedText {
  const tokens = maskedTokens(text, language);
  const grams = gramsOf(sequenceOf(tokens, language));
  const ranges = sentenceRanges(text);
  const sentences: MaskedSentence[] = [];
  let from = 0;
  for (const [at, range] of ranges.entries()) {
    const next = ranges[at + 1];
    let to = from;
    while (to < tokens.length && !(next && belongsToNext(tokens[to], range, next))) to += 1;
    const isLast = next === undefined;
    sentences.push({
      ...range,
      tokens: tokens.slice(from, to),
      grams: grams.slice(from, isLast ? undefined : to),
    });
    from = to;
  }
  return { text, language, words: tokens.filter(isWordLike).length, tokens, grams, sentences };
}

function belongsToNext(token: MaskedToken | undefined, current: TextRange, next: TextRange): boolean {
  if (token === undefined) return false;
  return token.start >= next.start || (isBreak(token) && token.start >= current.end);
}

export function isBreak({ token }: MaskedToken): boolean {
  return token === 'LINE' || token === 'BLANK';
}

const NO_WORDS: ReadonlySet<string> = new Set(['EMOJI', 'HASHTAG', 'LINK', 'MARK', 'LINE', 'BLANK']);

export function isWordLike({ token }: MaskedToken): boolean {
  return /\p{L}/u.test(token) && !NO_WORDS.has(token);
}
