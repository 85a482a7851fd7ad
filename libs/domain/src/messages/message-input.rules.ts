import { lengthInCodePoints } from '../text/characters.js';
import { MESSAGE_LIMITS } from './message.limits.js';
import { MESSAGE_TEXTS } from './message.texts.js';

/** Characters of a line as the API counts them: an emoji is one, the spaces around the line are none. */
export function lineLength(text: string): number {
  return lengthInCodePoints(text.trim());
}

/** The reason why this message cannot be sent, as text for the user; null when it can. */
export function lineProblem(text: string): string | null {
  const length = lineLength(text);
  if (length === 0) return MESSAGE_TEXTS.blank;
  return length > MESSAGE_LIMITS.text ? MESSAGE_TEXTS.tooLong : null;
}

/** Line breaks: line feed, carriage return, vertical tab, form feed, and Unicode's own. */
const LINE_BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/u;

/** The typed or pasted text as one line: every run of line breaks becomes a space. */
export function asOneLine(text: string): string {
  return text.split(LINE_BREAKS).join(' ');
}

/** True when the text is on one line. Surrounding spaces do not count: they are trimmed before saving. */
export function isOneLine(text: string): boolean {
  return !LINE_BREAKS.test(text.trim());
}
