import { csvHead, csvLine } from '@drumbeat/domain';
import { download } from '@drumbeat/ui';

/** The part of a file's name that says what is in it: 'Audit log' → 'audit-log'. */
const named = (list: string) => list.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** Has the browser save rows as a file for spreadsheets, the names of the columns first: 'drumbeat-audit-log-2026-11-20.csv'. */
export function saveCsv<Row>(
  list: string,
  rows: readonly Row[],
  columns: readonly (readonly [name: string, value: (row: Row) => string | number | null])[],
): void {
  const lines = [
    csvHead(columns.map(([column]) => column)),
    ...rows.map((row) => csvLine(columns.map(([, value]) => value(row)))),
  ];
  const day = new Date().toISOString().slice(0, 10);
  download(new Blob(lines, { type: 'text/csv;charset=utf-8' }), `drumbeat-${named(list)}-${day}.csv`);
}
