/** What begins a new line anywhere: line feed, carriage return, tabs that go down or to a new page, and Unicode's own. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/u;

/** Whether the text stands on one line. The spaces around it do not count: they are cut off before it is kept. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAK.test(text.trim());
}
