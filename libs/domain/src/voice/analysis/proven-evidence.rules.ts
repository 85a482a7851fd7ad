import { foldTypography } from '../../text/folded-typography.js';
import type { VoiceEvidence, VoiceQuote } from './style-analysis.js';

/**
 * The evidence supported by the posts: quotes that are not in their post word for word are dropped (white space and
 * typographic quotes may differ), and so is a field without any quote left. For a model's claims: it may invent a
 * sentence, or a post.
 */
export function keepProvenEvidence(
  posts: readonly string[],
  evidence: readonly VoiceEvidence[],
): VoiceEvidence[] {
  const folded = posts.map(foldTypography);
  const isProven = ({ post, sentence }: VoiceQuote) => {
    const text = folded[post];
    return text !== undefined && standsIn(text, foldTypography(sentence));
  };
  return evidence
    .map(({ field, quotes }) => ({ field, quotes: quotes.filter(isProven) }))
    .filter(({ quotes }) => quotes.length > 0);
}

/** True when it occurs in whole words: "rate" does not occur in "separate". */
function standsIn(text: string, sentence: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return false;
  for (let at = text.indexOf(sentence); at !== -1; at = text.indexOf(sentence, at + 1)) {
    const end = at + sentence.length;
    if (!isInWord(text, at) && !isInWord(text, end)) return true;
  }
  return false;
}

/** True when the index is between two characters of one word. */
function isInWord(text: string, at: number): boolean {
  return (
    /[\p{L}\p{M}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^[\p{L}\p{M}\p{N}]/u.test(text.slice(at, at + 2))
  );
}
