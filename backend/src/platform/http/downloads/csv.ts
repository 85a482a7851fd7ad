/** Spreadsheets interpret such a cell as a formula and run it (OWASP "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/u;

/** Precedes the first line: marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The header line of a table as CSV (RFC 4180), with the byte order mark. */
export const csvHead = (columns: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLine(columns)}`;

export const csvRow = (columns: readonly string[], row: Readonly<Record<string, unknown>>): string =>
  csvLine(columns.map((column) => cellText(row[column])));

const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Lists and objects as JSON, null as nothing. A text that could be a formula gets an apostrophe in front. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
