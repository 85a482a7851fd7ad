/** Spreadsheets take such a cell for a formula, and run it (OWASP "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r]/u;

/** A table as CSV (RFC 4180), with a byte order mark, by which spreadsheets know that it is UTF-8. */
export function csvOf(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Lists and objects as JSON, null as nothing. A text that could be a formula gets an apostrophe in front. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  return JSON.stringify(value);
}

function quoted(text: string): string {
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
