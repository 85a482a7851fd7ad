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
