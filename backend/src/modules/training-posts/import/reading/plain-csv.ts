import { columnName, readCsv } from './csv-rows.js';
import { readComments, readShares } from './linkedin-archive.js';
import type { ReadTable } from './read-table.js';
import { RefusedFileError } from './refused-file.error.js';

/** Names of columns in files that people make themselves, or that other tools export. */
const COLUMNS = {
  text: ['text', 'content', 'post', 'postcontent', 'posttext', 'commentary', 'body', 'message', 'caption'],
  url: ['url', 'link', 'posturl', 'postlink', 'permalink', 'linkedinurl'],
  date: [
    'date',
    'postdate',
    'publisheddate',
    'publishdate',
    'postpublishdate',
    'publishedat',
    'postedat',
    'createdat',
    'time',
  ],
  impressions: ['impressions', 'views'],
  likes: ['likes', 'reactions'],
  comments: ['comments'],
  shares: ['shares', 'reposts'],
} as const;

/** A CSV beside its archive: LinkedIn's own by their columns, else one with a column of texts. @throws RefusedFileError */
export function readPlainCsv(text: string): ReadTable {
  const { header, rows, malformed } = readCsv(text);
  if (header.includes('sharecommentary')) return readShares(text);
  if (['date', 'link', 'message'].every((name) => header.includes(name))) return readComments(text);
  const columnOf = (names: readonly string[]) => names.find((name) => header.includes(columnName(name)));
  const found = Object.entries(COLUMNS).map(([field, names]) => [field, columnOf(names)] as const);
  if (columnOf(COLUMNS.text) === undefined) throw new RefusedFileError('no_text_column');
  return {
    kind: 'posts',
    malformed,
    rows: rows.map((row) => {
      const fields = Object.fromEntries(
        found.map(([field, column]) => [field, column === undefined ? '' : (row[column] ?? '')]),
      );
      return fields as Record<keyof typeof COLUMNS, string>;
    }),
  };
}
