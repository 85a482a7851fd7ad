import { FILE_NAME_MAX } from '@drumbeat/domain';

/**
 * The last part of the sender's path, without forbidden characters and without invisible ones that change how a name
 * reads, such as U+202E. Joiners stay: emojis and some scripts are written with them.
 */
export function shownName(given: string): string {
  const name = given.split(/[\\/]/u).at(-1) ?? '';
  const clean = name
    .replace(/\p{Cc}|(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
  return clean.slice(0, FILE_NAME_MAX) || 'file';
}
