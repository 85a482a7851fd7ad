import { csvHead, csvLine, postName } from '@drumbeat/domain';
import writeExcelFile from 'write-excel-file/node';
import type { PublishedPost } from '../posts/published/published-posts.repository.js';

export const POSTS_FILE_FORMATS = ['csv', 'xlsx'] as const;
export type PostsFileFormat = (typeof POSTS_FILE_FORMATS)[number];

/** MIME types. */
export const POSTS_FILE_TYPES: Readonly<Record<PostsFileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const COLUMNS = [
  'title',
  'posted_on',
  'posted_time',
  'posted_at',
  'pillar',
  'impressions',
  'likes',
  'comments',
  'shares',
  'engagement_rate',
  'linkedin_url',
] as const;
/** Of the columns, in characters. */
const WIDTHS = [60, 12, 12, 26, 30, 12, 10, 10, 10, 16, 70];

export type FileRow = Readonly<Record<(typeof COLUMNS)[number], string | number | null>>;

/** What a file is made of. */
export interface PostsFileTask {
  readonly rows: readonly FileRow[];
  readonly format: PostsFileFormat;
}

/** Rows of posts with their figures as a file for spreadsheets, what is missing as an empty cell. One of all posts takes a fifth of a second in one piece. */
export async function postsFile({ rows, format }: PostsFileTask): Promise<Uint8Array> {
  if (format === 'csv') {
    return Buffer.from(
      [csvHead(COLUMNS), ...rows.map((row) => csvLine(COLUMNS.map((column) => row[column])))].join(''),
    );
  }
  const head = COLUMNS.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeExcelFile([head, ...rows.map((row) => COLUMNS.map((column) => row[column]))], {
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

/** Day and hour by the author's clock, and the instant in UTC; the rate in percent. */
export function fileRow(post: PublishedPost, pillars: readonly string[]): FileRow {
  const { day, time, posted_at, linkedin_url, pillar_number } = post;
  const { impressions, likes, comments, shares, engagement_rate } = post;
  return {
    title: postName(post),
    posted_on: day,
    posted_time: time,
    posted_at: posted_at.toISOString(),
    pillar: pillar_number === null ? null : (pillars[pillar_number - 1] ?? String(pillar_number)),
    impressions,
    likes,
    comments,
    shares,
    engagement_rate,
    linkedin_url,
  };
}
