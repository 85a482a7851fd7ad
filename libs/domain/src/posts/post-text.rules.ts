import { beginningWithDots, cutWithDots } from '../text/characters.js';
import { inFigures } from '../text/counted.js';
import { POST_TEXTS } from './post.texts.js';

/** LinkedIn's limit for a post (LINKEDIN-8). */
export const POST_TEXT_MAX = 3000;

/** Longest text that is stored, in UTF-16 units: it may be longer than LinkedIn's while it is cut down; beyond this it is no post any more. */
export const POST_CONTENT_MAX = 10_000;

/** Maximum length of a stored title, in UTF-16 units. */
export const POST_TITLE_MAX = 200;

/** Length of the preview in the schedule dialog (SCHEDULE-4). */
export const SCHEDULE_PREVIEW_MAX = 200;

const TITLE_FROM_CONTENT_MAX = 100;

/**
 * Characters as the counter and the limit of 3,000 see them: UTF-16 units, so an emoji counts two or more. Whether LinkedIn
 * counts units or code points is not documented; units are never fewer, so what we let through always fits.
 */
export function countCharacters(text: string): number {
  return text.length;
}

/** Words: runs between white space with at least one letter or digit, so a lone dash or emoji does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

/**
 * The text as stored and sent: line ends as LF, without characters that databases or feeds cannot store (NUL and other control
 * characters, halves of surrogate pairs). Nothing that a reader would see is changed.
 */
export function cleanPostText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

/** The reason why the text cannot be posted, as sentences for the user; an empty list when it can. */
export function postTextProblems(text: string): string[] {
  const problems: string[] = [];
  if (text.trim() === '') problems.push('The post is empty. Write something first.');
  const tooMany = countCharacters(text) - POST_TEXT_MAX;
  if (tooMany > 0) {
    problems.push(`LinkedIn takes at most 3,000 characters. Shorten the post by ${charactersOf(tooMany)}.`);
  }
  return problems;
}

/** The reason why the text cannot be saved, in a sentence for the user; null when it can. */
export function tooLongToSave(text: string): string | null {
  const tooMany = countCharacters(text) - POST_CONTENT_MAX;
  if (tooMany <= 0) return null;
  return `A post is saved up to ${inFigures(POST_CONTENT_MAX)} characters. Shorten it by ${charactersOf(tooMany)}.`;
}

/** A title for a post without one: its first line with text, at most 100 characters up to the end of a word. */
export function titleFromContent(content: string): string {
  const line = content
    .split('\n')
    .map((text) => text.trim())
    .find((text) => text !== '');
  return line === undefined ? POST_TEXTS.untitled : cutWithDots(line, TITLE_FROM_CONTENT_MAX);
}

/** The start of the post as the schedule dialog shows it: 200 characters (SCHEDULE-4). */
export function schedulePreview(content: string): string {
  return beginningWithDots(content.trim(), SCHEDULE_PREVIEW_MAX);
}

const charactersOf = (count: number) => (count === 1 ? '1 character' : `${inFigures(count)} characters`);
