/**
 * Lengths in characters. A note must not exceed the input of a draft, so that every saved one can become a post:
 * longer text is refused on saving, when it can still be shortened, not on use.
 */
export const NOTE_LIMITS = { notes: 5_000, title: 200, search: 200 } as const;

/** A note's own title is cut here when the note is longer than `NOTE_TITLE_WHOLE` (NOTE-2). */
export const NOTE_TITLE_CUT = 47;
export const NOTE_TITLE_WHOLE = 50;

/**
 * Characters that notes may take, encoded, in the address of the page that drafts from them. Some proxies refuse addresses
 * of more than about 8,000 characters, and signing in again on the way encodes this one a second time.
 */
export const NOTES_IN_ADDRESS_MAX = 2_000;
