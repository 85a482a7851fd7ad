import type { TextRange } from '../posts/text-range.js';

/**
 * Characters of a tag, and of the letter before one; combining marks are included, or a tag in Hindi would end inside
 * a syllable.
 */
const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * Source of the pattern of a clickable hashtag: '#' not after a word character (not "C#") and its word.
 * For use with the flag `u`; group 1 is the tag without '#'. LinkedIn's own rule: LINKEDIN-12.
 */
export const HASHTAG_SOURCE = `(?<!${WORD})#(${WORD}+)`;

/** Source of the pattern of a web address; a '#' inside of one is a fragment and no hashtag. Flags `iu`. */
export const WEB_ADDRESS_SOURCE = String.raw`https?://\S+`;

const TOKENS = new RegExp(`(?:${WEB_ADDRESS_SOURCE})|${HASHTAG_SOURCE}`, 'giu');

/** The places of the clickable hashtags with their '#', in order. Recognised as when sending (little-text.ts). */
export function hashtagRanges(text: string): TextRange[] {
  return [...text.matchAll(TOKENS)].flatMap(({ 0: token, 1: tag, index }) =>
    tag === undefined ? [] : [{ start: index, end: index + token.length }],
  );
}

/** The clickable hashtags without '#', in their order, each once whatever its case. */
export function extractHashtags(text: string): string[] {
  const byFolded = new Map<string, string>();
  for (const { start, end } of hashtagRanges(text)) {
    const tag = text.slice(start + 1, end);
    if (!byFolded.has(tag.toLowerCase())) byFolded.set(tag.toLowerCase(), tag);
  }
  return [...byFolded.values()];
}

const HASHTAG_LINE = new RegExp(String.raw`^\s*#${WORD}+(?:\s+#${WORD}+)*\s*$`, 'u');

/** True for hashtags with nothing between them but white space. */
export function isHashtagLine(text: string): boolean {
  return HASHTAG_LINE.test(text);
}
