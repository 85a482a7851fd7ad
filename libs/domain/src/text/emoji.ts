import type { TextRange } from '../posts/text-range.js';

/**
 * Source of the pattern of one emoji as it is shown: a flag, a keycap ("1️⃣") or a picture with its skin tone and all that is joined to
 * it. Signs that are shown as text (digits, "©", "✔" without U+FE0F) are none. For use with the flag `u`.
 */
export const EMOJI_SOURCE = String.raw`(?:\p{RI}{2}|[\d#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}\uFE0F?|\p{EBase}(?=\p{EMod})|(?![\d#*])\p{Emoji}\uFE0F)\p{EMod}?[\u{E0020}-\u{E007F}]*(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)*)`;

const EMOJI = new RegExp(EMOJI_SOURCE, 'gu');

/** The places of a text's emoji, each as a whole, in order. */
export function emojiRanges(text: string): TextRange[] {
  return [...text.matchAll(EMOJI)].map(({ 0: emoji, index }) => ({
    start: index,
    end: index + emoji.length,
  }));
}
