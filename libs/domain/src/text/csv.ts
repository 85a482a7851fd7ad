/** Spreadsheets interpret such a cell as a formula and run it (OWASP "CSV Injection"), some also by full-width signs, or behind what cannot be seen. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** Precedes the first line: marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The header line of a table as CSV (RFC 4180), with the byte order mark. */
export const csvHead = (columns: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLine(columns)}`;

/** One line of it: lists and objects as JSON, null as nothing; a text that could be a formula gets an apostrophe in front. */
export const csvLine = (values: readonly unknown[]): string =>
  `${values.map((value) => quoted(cellText(value))).join(',')}\r\n`;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
