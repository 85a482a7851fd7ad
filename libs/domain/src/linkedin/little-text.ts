import { HASHTAG_SOURCE, WEB_ADDRESS_SOURCE } from '../text/hashtag.js';

/**
 * LinkedIn reads the text of a post as "little text". A reserved character that is not escaped cuts the post off at that
 * point, silently, while the call still returns 201 (LINKEDIN-12). Comments are plain text and must not be escaped.
 */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g;

/**
 * One pass over the text finds web addresses, hashtags and single reserved characters. Addresses come first: a '#' inside
 * one is a fragment, and a hashtag template would break the link.
 */
const TOKENS = new RegExp(
  `(?<address>${WEB_ADDRESS_SOURCE})|${HASHTAG_SOURCE}|[\\\\|{}@[\\]()<>#*_~]`,
  'giu',
);

/**
 * The text as `commentary`: reserved characters escaped once, hashtags as templates so that they stay clickable ("C#" is
 * escaped, being none). `decodeLittleText` of the result is the text again, character by character.
 */
export function encodeLittleText(text: string): string {
  return text.replace(TOKENS, (token: string, address: string | undefined, tag: string | undefined) =>
    tag === undefined || address !== undefined
      ? escapeReserved(token)
      : `{hashtag|\\#|${escapeReserved(tag)}}`,
  );
}

/**
 * Little text as LinkedIn shows it, and the record of what was sent: cut off at the first reserved character that is neither
 * escaped nor part of a hashtag template.
 */
export function decodeLittleText(encoded: string): string {
  const piece =
    /\\([\\|{}@[\]()<>#*_~])|\{hashtag\|\\#\|((?:\\[\\|{}@[\]()<>#*_~]|[^\\|{}@[\]()<>#*_~])+)\}|([^\\|{}@[\]()<>#*_~]+)/y;
  let decoded = '';
  for (let match = piece.exec(encoded); match !== null; match = piece.exec(encoded)) {
    const [, escaped, tag, plain] = match;
    decoded += tag === undefined ? (escaped ?? plain ?? '') : `#${tag.replace(/\\(.)/g, '$1')}`;
  }
  return decoded;
}

function escapeReserved(text: string): string {
  return text.replace(RESERVED, '\\$&');
}
