const BEGINNING = 5;

/** How the longer words of a text begin, in its order: by that the forms of a word are known in any language. */
export const beginningsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{5,}/gu) ?? []).map((one) => one.slice(0, BEGINNING));
