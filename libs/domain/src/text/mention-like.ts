/** Source of the pattern of "@Name" not after a word character, so that e-mail addresses do not match. For the flag `u`. */
export const MENTION_SOURCE = String.raw`(?<![\p{L}\p{M}\p{N}_.])@(\p{L}[\p{L}\p{M}\p{N}_'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?)`;
const MENTION_LIKE = new RegExp(MENTION_SOURCE, 'gu');

/**
 * Texts that look like mentions, each once, without '@'. Sent through the API they stay plain text: a mention needs a
 * member's id, which is not available (LINKEDIN-12).
 */
export function mentionLike(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION_LIKE)].map(([, name = '']) => name))];
}
