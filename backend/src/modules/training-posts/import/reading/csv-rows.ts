import { parse } from 'csv-parse/sync';

/** The rows of a CSV by the names of its first line: lower case, without spaces, underscores and dashes. */
export interface CsvRows {
  readonly header: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Lines with another number of fields, or that `holds` refuses. */
  readonly malformed: number;
}

const DELIMITERS = [',', ';', '\t'];
/** How a quote within quotes is written: doubled, or after a backslash (LINKEDIN-24). */
const ESCAPES = ['"', '\\'];

/**
 * Reads a CSV in the dialect in which most of its rows hold together.
 * @param holds whether a row can be one of this file
 */
export function readCsv(
  text: string,
  holds: (row: Readonly<Record<string, string>>) => boolean = () => true,
): CsvRows {
  const firstLine = text.slice(0, Math.max(0, text.search(/[\r\n]|$/u)));
  const delimiter = DELIMITERS.reduce((best, one) =>
    firstLine.split(one).length > firstLine.split(best).length ? one : best,
  );
  const readings = ESCAPES.map((escape) => readAs(text, delimiter, escape, holds));
  return readings.reduce((best, one) => (one.malformed < best.malformed ? one : best));
}

/** As columns are compared. */
export function columnName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/gu, '');
}

function readAs(
  text: string,
  delimiter: string,
  escape: string,
  holds: (row: Readonly<Record<string, string>>) => boolean,
): CsvRows {
  const records = parse(text, {
    bom: true,
    delimiter,
    escape,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const [first = [], ...others] = records;
  const header = first.map(columnName);
  const rows: Record<string, string>[] = [];
  let malformed = 0;
  for (const fields of others) {
    const row = Object.fromEntries(header.map((name, place) => [name, fields[place] ?? '']));
    if (fields.length === header.length && holds(row)) rows.push(row);
    else malformed += 1;
  }
  return { header, rows, malformed };
}
