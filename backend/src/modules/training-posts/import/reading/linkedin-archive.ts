import { readArticle } from './article-text.js';
import type { BoundedZip } from './bounded-zip.js';
import { unwrappedCommentary } from './commentary.js';
import { readCsv, type CsvRows } from './csv-rows.js';
import { decodedText } from './decoded-text.js';
import type { ReadTable } from './read-table.js';
import { RefusedFileError } from './refused-file.error.js';

/** Names in the archive: in any folder, newer ones with the member's number (LINKEDIN-23). */
const SHARES = /(?:^|\/)Shares(?:_\d+)?\.csv$/iu;
const COMMENTS = /(?:^|\/)Comments(?:_\d+)?\.csv$/iu;
const ARTICLES = /(?:^|\/)Articles\/(?:.*\/)?[^/]+\.html?$/iu;
const ARCHIVES = /\.(?:zip|rar|7z|gz|tgz|tar)$/iu;

const DATE = /^(?:|\d{4}-\d{2}-\d{2}.*)$/u;
const LINK = /^(?:|https?:\/\/\S+)$/u;

/** Reads the posts, comments and articles of LinkedIn's archive, and no other entry. @throws RefusedFileError */
export async function readArchive(zip: BoundedZip): Promise<ReadTable[]> {
  const { names } = zip;
  const shares = names.filter((name) => SHARES.test(name));
  const comments = names.filter((name) => COMMENTS.test(name));
  const articles = names.filter((name) => ARTICLES.test(name));
  if (shares.length + comments.length + articles.length === 0) {
    throw new RefusedFileError(names.some((name) => ARCHIVES.test(name)) ? 'nested' : 'no_posts');
  }
  const tables: ReadTable[] = [];
  for (const name of shares) tables.push(readShares(decodedText(await zip.read(name))));
  for (const name of comments) tables.push(readComments(decodedText(await zip.read(name))));
  const pages = [];
  for (const name of articles) pages.push(readArticle(decodedText(await zip.read(name))));
  tables.push({ kind: 'articles', rows: pages });
  return tables;
}

/** `Shares.csv`: Date, ShareLink, ShareCommentary, SharedUrl, MediaUrl, Visibility. */
export function readShares(text: string): ReadTable {
  const { rows, malformed } = linkedInCsv(text, 'sharelink');
  return {
    kind: 'shares',
    malformed,
    rows: rows.map(({ date = '', sharelink = '', sharecommentary = '', sharedurl = '', mediaurl = '' }) => ({
      date,
      url: sharelink,
      text: unwrappedCommentary(sharecommentary),
      sharedUrl: sharedurl,
      mediaUrl: mediaurl,
    })),
  };
}

/** `Comments.csv`: Date, Link, Message. The link is of the post that was commented on. */
export function readComments(text: string): ReadTable {
  const { rows, malformed } = linkedInCsv(text, 'link');
  return {
    kind: 'comments',
    malformed,
    rows: rows.map(({ date = '', link = '', message = '' }) => ({
      date,
      url: link,
      text: unwrappedCommentary(message),
    })),
  };
}

function linkedInCsv(text: string, link: string): CsvRows {
  return readCsv(text, (row) => DATE.test(row['date'] ?? '') && LINK.test(row[link] ?? ''));
}
