import { HOUR_MS } from '@drumbeat/domain';
import { strToU8, zipSync, type Zippable } from 'fflate';

/** A post as LinkedIn's files tell of it. */
export interface ExportedPost {
  readonly postedAt: Date;
  /** The id of the archive. */
  readonly shareUrn: string;
  /** The id of the analytics, made some milliseconds later (LINKEDIN-26). */
  readonly activityUrn: string;
  /** Its author's words; empty where it is a plain repost. */
  readonly text: string;
  readonly sharedUrl: string;
  readonly mediaUrl: string;
  readonly impressions: number;
  readonly engagements: number;
}

/** How a file quotes: as LinkedIn has been seen to (LINKEDIN-24). */
export type CommentaryQuoting = 'each_line_wrapped' | 'blank_line_one_quote' | 'plain';

const FOLDER = 'Complete_LinkedInDataExport_11-20-2026';
const LINE = '\n';

/** The id of something made at this moment. */
export function linkedInId(at: Date, rest = 0): string {
  return String((BigInt(at.getTime()) << 22n) + BigInt(rest));
}

/** Posts that differ from each other, one every few hours, the newest first. They are the same in every run. */
export function exportedPosts(count: number, newest = new Date('2026-11-18T09:30:12Z')): ExportedPost[] {
  return Array.from({ length: count }, (_, n) => {
    const postedAt = new Date(newest.getTime() - n * 7 * HOUR_MS);
    const shareUrn = `urn:li:${n % 3 === 0 ? 'ugcPost' : 'share'}:${linkedInId(postedAt, n % 4_000)}`;
    const activityUrn = `urn:li:activity:${linkedInId(new Date(postedAt.getTime() + 80 + (n % 300)), (n * 7) % 4_000)}`;
    const impressions = 400 + ((n * 7_919) % 90_000);
    return {
      postedAt,
      shareUrn,
      activityUrn,
      text: aText(n),
      sharedUrl: '',
      mediaUrl: n % 5 === 0 ? `https://media.licdn.com/dms/image/D4E22AQ${n}` : '',
      impressions,
      engagements: Math.round((impressions * (5 + (n % 60))) / 1_000),
    };
  });
}

function aText(n: number): string {
  const middle = Array.from(
    { length: 4 + (n % 5) },
    (_, k) =>
      `Point ${k + 1}: the ${['invoice', 'offer', 'call', 'draft', 'team'][(n + k) % 5]} came ${n + k} days late, and we said so.`,
  );
  return [
    `Client ${n} asked why, and I said "because it works".`,
    '',
    ...middle,
    '',
    `Cash first, "art" later – naïve? 🥐 #pricing${n % 9}`,
    n % 4 === 0 ? 'What would you have done?' : 'That is all, really.',
  ].join(LINE);
}

/** `Shares.csv` with its traps: lines wrapped in quotes, doubled quotes, CRLF, plain reposts, links alone. */
export function sharesCsv(
  posts: readonly ExportedPost[],
  { quoting = 'each_line_wrapped', lineEnd = '\r\n' }: { quoting?: CommentaryQuoting; lineEnd?: string } = {},
): string {
  return csv(lineEnd, [
    ['Date', 'ShareLink', 'ShareCommentary', 'SharedUrl', 'MediaUrl', 'Visibility'],
    ...posts.map(({ postedAt, shareUrn, text, sharedUrl, mediaUrl }) => [
      exportedDate(postedAt),
      `https://www.linkedin.com/feed/update/${encodeURIComponent(shareUrn)}`,
      commentary(text, quoting),
      sharedUrl,
      mediaUrl,
      'MEMBER_NETWORK',
    ]),
  ]);
}

function commentary(text: string, quoting: CommentaryQuoting): string {
  if (quoting === 'plain') return text;
  const doubled = text.replaceAll('"', '""').split(LINE);
  if (quoting === 'each_line_wrapped') return doubled.join(`"${LINE}"`);
  return doubled
    .map((line, place) => {
      if (line === '') return '"';
      return `${place === 0 ? '' : '"'}${line}${place === doubled.length - 1 ? '' : '"'}`;
    })
    .join(LINE);
}

export interface ExportedComment {
  readonly writtenAt: Date | null;
  readonly urn: string;
  readonly text: string;
}

/** `Comments.csv`, whose quotes have a backslash before them, and whose date may be missing. */
export function commentsCsv(comments: readonly ExportedComment[]): string {
  const rows = comments.map(({ writtenAt, urn, text }) => {
    const message = /["\n,]/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text;
    const link = `https://www.linkedin.com/feed/update/${encodeURIComponent(urn)}`;
    return `${writtenAt === null ? '' : exportedDate(writtenAt)},${link},${message}`;
  });
  return ['Date,Link,Message', ...rows, ''].join('\n');
}

export interface ExportedArticle {
  readonly publishedAt: Date;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** An article as the archive has it: a page of HTML with its style, picture and both dates. */
export function articleHtml({ publishedAt, title, paragraphs }: ExportedArticle): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const date = publishedAt.toISOString().slice(0, 16).replace('T', ' ');
  return `<html><head><title>${escaped(title)}</title><style>p { margin: 0 }</style></head>
<body>
    <img src="https://media.licdn.com/mediaD4D12AQ" alt="" title="" />
      <h1><a href="https://www.linkedin.com/pulse/${encodeURIComponent(title.toLowerCase())}-me-tvl1f">${escaped(title)}</a></h1>
    <p class="created">Created on ${date}</p>
  <p class="published">Published on ${date}</p>
  <div>${paragraphs.map((text) => `<p>${escaped(text)} <strong>Yes.</strong></p>`).join('<hr>')}<script>track()</script></div>
</body></html>`;
}

export interface ExportedArchive {
  readonly shares?: string;
  readonly comments?: string;
  readonly articles?: Readonly<Record<string, string>>;
  /** Member's number, which newer archives add to names of files. */
  readonly memberId?: number;
  /** Further entries, beside LinkedIn's. */
  readonly entries?: Readonly<Record<string, Uint8Array>>;
}

/** The ZIP that LinkedIn sends, with what nobody asked for in it. */
export function linkedInArchive({
  shares,
  comments,
  articles = {},
  memberId,
  entries = {},
}: ExportedArchive): Buffer {
  const suffix = memberId === undefined ? '' : `_${memberId}`;
  const files: Zippable = {
    [`${FOLDER}/Connections.csv`]: strToU8(
      'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\nFirst Name,Last Name,URL\nTom,Reed,https://www.linkedin.com/in/tom\n',
    ),
    [`${FOLDER}/messages.csv`]: strToU8(
      'CONVERSATION ID,FROM,CONTENT\n1,Tom,"Secret, and not ours to read"\n',
    ),
    [`${FOLDER}/Profile.csv`]: strToU8('First Name,Last Name\nDana,Ivanova\n'),
  };
  if (shares !== undefined) files[`${FOLDER}/Shares${suffix}.csv`] = strToU8(shares);
  if (comments !== undefined) files[`${FOLDER}/Comments${suffix}.csv`] = strToU8(comments);
  for (const [name, html] of Object.entries(articles))
    files[`${FOLDER}/Articles/Articles/${name}`] = strToU8(html);
  return Buffer.from(zipSync({ ...files, ...entries }, { level: 6 }));
}

function exportedDate(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

function csv(lineEnd: string, rows: readonly (readonly string[])[]): string {
  const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(field).join(',') + lineEnd).join('');
}
