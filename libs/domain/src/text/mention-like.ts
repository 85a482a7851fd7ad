/** Source of the pattern of "@Name" that follows no word character, so that no e-mail address is one. For the flag `u`. */
export const MENTION_SOURCE = String.raw`(?<![\p{L}\p{M}\p{N}_.])@(\p{L}[\p{L}\p{M}\p{N}_'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?)`;
const MENTION_LIKE = new RegExp(MENTION_SOURCE, 'gu');

/**
 * What reads as a mention of somebody, each once, without '@'. Sent through the API it stays plain text: a mention needs the
 * id of a member, which is not to be had (LINKEDIN-12).
 */
export function mentionLike(text: string): string[] {
  return [...new Set([...text.matchAll(MENTION_LIKE)].map(([, name = '']) => name))];
}
