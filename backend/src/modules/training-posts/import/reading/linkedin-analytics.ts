import readExcelFile from 'read-excel-file/node';
import type { BoundedZip } from './bounded-zip.js';
import type { ReadTable } from './read-table.js';
import { RefusedFileError } from './refused-file.error.js';

const WORKBOOK = 'xl/workbook.xml';
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u;
const FORMULA = /<(?:\w+:)?f[\s/>]/u;
/** Entities are how a few lines of XML become gigabytes; no workbook needs them. */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/u;
const POST_LINK = /^https?:\/\/(?:\w+\.)?linkedin\.com\/\S*(?:urn(?::|%3A)li|-(?:share|ugcPost|activity)-)/iu;

export function isWorkbook(zip: BoundedZip): boolean {
  return zip.names.includes(WORKBOOK);
}

/**
 * Reads the list of posts of LinkedIn's analytics (LINKEDIN-25): two tables beside each other, by engagements and by impressions, whose
 * names depend on the account's language. So a row is known by the post's address; its day and its figure are the next two cells.
 * @param content the whole file, whose entries have been looked through before anything unpacks them a second time
 * @throws RefusedFileError
 */
export async function readAnalytics(zip: BoundedZip, content: Buffer): Promise<ReadTable> {
  for (const name of zip.names) {
    const entry = await zip.read(name);
    if (!name.endsWith('.xml') && !name.endsWith('.rels')) continue;
    const xml = entry.toString('utf8');
    if (DOCTYPE.test(xml)) throw new RefusedFileError('unreadable');
    if (SHEET.test(name) && FORMULA.test(xml)) throw new RefusedFileError('formulas');
  }
  const sheets = await readExcelFile(content).catch(() => {
    throw new RefusedFileError('unreadable');
  });
  const lists = sheets.map(({ data }) => figuresOf(data)).filter((rows) => rows.length > 0);
  const [longest] = lists.sort((one, other) => other.length - one.length);
  if (!longest) throw new RefusedFileError('no_figures');
  return { kind: 'figures', rows: longest };
}

type Cells = readonly (readonly unknown[])[];
type FigureRow = Extract<ReadTable, { kind: 'figures' }>['rows'][number];

function figuresOf(rows: Cells): FigureRow[] {
  const columns = [
    ...new Set(rows.flatMap((row) => row.flatMap((cell, column) => (isPostLink(cell) ? [column] : [])))),
  ];
  const [left, right] = columns.sort((one, other) => one - other);
  return rows.flatMap((row) =>
    [
      { column: left, measure: 'engagements' as const },
      { column: right, measure: 'impressions' as const },
    ].flatMap(({ column, measure }): FigureRow[] => {
      if (column === undefined || !isPostLink(row[column])) return [];
      return [
        { measure, url: textOf(row[column]), date: textOf(row[column + 1]), figure: textOf(row[column + 2]) },
      ];
    }),
  );
}

function isPostLink(cell: unknown): boolean {
  return typeof cell === 'string' && POST_LINK.test(cell.trim());
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
}
