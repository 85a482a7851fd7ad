/** Line breaks: line feed, carriage return, vertical tab, form feed, and Unicode's own. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/u;

/** True when the text is on one line. Surrounding spaces do not count: they are trimmed before saving. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAK.test(text.trim());
}
