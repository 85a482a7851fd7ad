import { download } from '@drumbeat/ui';

/** Spreadsheets run a cell that begins like this as a formula. */
const RUNS = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = RUNS.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), the names of the columns first; no cell of it runs in a spreadsheet. */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly (readonly [name: string, value: (row: Row) => string | number | null])[],
): string {
  const lines = [
    columns.map(([name]) => cell(name)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ];
  return lines
    .map((line) => line.join(','))
    .join('\r\n')
    .concat('\r\n');
}

/** Has the browser save a text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, csv: string): void {
  download(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), name);
}
