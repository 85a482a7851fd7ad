/** Letters of scripts that are written from right to left (Unicode bidirectional classes R and AL). */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Somebody's words inside a sentence of ours, in quotation marks. Words that read from right to left are isolated (Unicode
 * Standard Annex 9), or the quotation marks, commas and numbers around them would be read as theirs and change places.
 */
export function inQuotes(words: string): string {
  return RIGHT_TO_LEFT.test(words)
    ? `“${FIRST_STRONG_ISOLATE}${words}${POP_DIRECTIONAL_ISOLATE}”`
    : `“${words}”`;
}
