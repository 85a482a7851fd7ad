import { inFigures } from '../text/counted.js';

/** Quotas of one account. Limits for robots and runaway scripts: people stay far below. */
export const QUOTAS = {
  /** Three a week for thirty years; the lists and their counts stay quick with it. */
  posts: 5_000,
  /** Several a week for years; a search reads them all. */
  notes: 2_000,
  /** All that somebody posted in ten years, four a week, out of LinkedIn's archive. */
  training_posts: 2_000,
  /** Twenty pictures with each post of three years. Files that no post uses are deleted after a day. */
  files: 10_000,
  /** 3 GiB: a document of 20 MB with every third post of three years. With everything else it fits into one export (EXPORT_FILE_BYTES_MAX). */
  file_bytes: 3 * 1024 ** 3,
} as const;

/** Files that an export holds. A ZIP archive ends at 4 GiB; the rest is for the texts, which are compressed. */
export const EXPORT_FILE_BYTES_MAX = 3.5 * 1024 ** 3;

export type QuotaKind = keyof typeof QUOTAS;

/** Share from which the user is warned, before the limit is reached. */
const TOLD_FROM = 0.9;

const GIGABYTE = 1024 ** 3;

const NOUNS: Record<QuotaKind, string> = {
  posts: 'posts',
  notes: 'notes',
  training_posts: 'training posts',
  files: 'files',
  file_bytes: 'GB of files',
};

const amount = (kind: QuotaKind, count: number) =>
  kind === 'file_bytes'
    ? (count / GIGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })
    : inFigures(count);

export const isNearQuota = (kind: QuotaKind, used: number): boolean => used >= QUOTAS[kind] * TOLD_FROM;

/** "You have 4,600 of 5,000 posts." with what to do; null while there is plenty of room. */
export function quotaWarning(kind: QuotaKind, used: number): string | null {
  if (!isNearQuota(kind, used)) return null;
  const share = `You have ${amount(kind, used)} of ${amount(kind, QUOTAS[kind])} ${NOUNS[kind]}.`;
  return `${share} ${WAY_OUT[kind]}`;
}

/** Message when a quota is exceeded. */
export const quotaRefusal = (kind: QuotaKind): string =>
  `You have ${amount(kind, QUOTAS[kind])} ${NOUNS[kind]}, which is as many as there can be. ${WAY_OUT[kind]}`;

/** Message for an account that has more, from before the quota. */
export const exportRefusal = (fileBytes: number): string =>
  `There are ${amount('file_bytes', fileBytes)} GB of files, and an export holds ${amount('file_bytes', EXPORT_FILE_BYTES_MAX)}. Save the largest from their posts and take them out there; what no post uses is deleted after a day.`;

const WAY_OUT: Record<QuotaKind, string> = {
  posts: 'Delete some that you no longer need; they count until they leave the bin after 7 days.',
  notes: 'Delete some that you no longer need.',
  training_posts: 'Delete one first.',
  files: 'Take files out of old drafts; what no post uses is deleted after a day.',
  file_bytes: 'Take files out of old drafts; what no post uses is deleted after a day.',
};

/** Time-out of a download of gigabytes; one that stands still ends long before. */
export const DOWNLOAD_MS = 60 * 60_000;

/**
 * The end of an archive that staff downloaded: `<seconds since 1970>.<43 signs>`, its comment as a ZIP. Who sends it back has read the
 * archive to its last byte, which the server cannot know of what lies in the buffers of a network.
 */
export const EXPORT_RECEIPT_LENGTH = 54;

/** How much of an export has come; how much there will be is not known before its end. */
export const receivedLabel = (bytes: number): string =>
  bytes === 0 ? 'The file is being put together…' : `${(bytes / 1_000_000).toFixed(1)} MB so far`;
