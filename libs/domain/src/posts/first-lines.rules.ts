import { isHashtagLine } from '../text/hashtag.js';
import { sentenceRanges } from '../voice/reading/sentences.js';
import type { TextRange } from './text-range.js';

/** A phone shows about this many characters in a line of LinkedIn's text (14 px on 343 px). */
const PHONE_LINE = 48;
/** LinkedIn shows three lines, two when the third is blank. */
const SHOWN_LINES = 3;

/**
 * Estimated number of characters above "…see more" on a phone; null when the whole text is shown. For use without a
 * preview to measure: letters differ in width, so this can be some letters off.
 */
export function estimateFold(text: string): number | null {
  const [, second, third, fourth] = phoneLines(text);
  if (!second || !third || !fourth) return null;
  const isThirdBlank = text.slice(third.start, third.end).trim() === '';
  return isThirdBlank ? second.end : third.end;
}

/** The first lines as a phone would break them, one more than it shows. */
function phoneLines(text: string): TextRange[] {
  const lines: TextRange[] = [];
  let start = 0;
  while (start < text.length && lines.length <= SHOWN_LINES) {
    const lineBreak = text.indexOf('\n', start);
    const paragraphEnd = lineBreak === -1 ? text.length : lineBreak;
    let end = paragraphEnd;
    if (end - start > PHONE_LINE) {
      const space = text.lastIndexOf(' ', start + PHONE_LINE);
      end = space > start ? space + 1 : start + PHONE_LINE;
    }
    lines.push({ start, end });
    start = end === paragraphEnd ? end + 1 : end;
  }
  return lines;
}

const RUN_UPS: readonly RegExp[] = [
  /^(?:good (?:morning|afternoon|evening)|hi|hello|hey|dear)(?:,? \p{L}+){0,2} ?(?:[.!?,]|$)/imu,
  /^happy (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu,
  /^(?:i['’]m|i am|we['’]re|we are) (?:so |very |truly |beyond )?(?:thrilled|excited|happy|proud|humbled|honou?red|delighted|pleased) to (?:share|announce|say)/iu,
  /^in today['’]s\b/iu,
  /^(?:recently|lately|these days|the other day),? (?:i|we)['’ ](?:ve|have) been (?:thinking|wondering)/iu,
  /^i['’ ](?:ve|have) been (?:thinking|wondering) (?:a lot )?about/iu,
  /^i (?:just )?(?:wanted|want|would like|['’]d like) to (?:share|talk about|take a moment)/iu,
  /^let me (?:tell you|share|start)\b/iu,
  /^(?:long time no (?:see|post)|it['’]s been a while)/iu,
];

/** The range of a greeting, an announcement or hashtags at the beginning of the text; null when there is none. */
export function findRunUp(text: string): TextRange | null {
  const start = text.search(/\S/u);
  if (start === -1) return null;
  const opening = text.slice(start);
  const [firstLine = ''] = opening.split('\n', 1);
  if (isHashtagLine(firstLine)) return { start, end: start + firstLine.trimEnd().length };
  for (const runUp of RUN_UPS) {
    const match = runUp.exec(opening);
    if (match?.index === 0) return { start, end: start + match[0].trimEnd().length };
  }
  return null;
}

/** The first sentence, or the first line where it has no full stop. */
export function firstSentence(text: string): TextRange {
  const start = Math.max(0, text.search(/\S/u));
  const [line = ''] = text.slice(start).split('\n', 1);
  const [sentence] = sentenceRanges(line, { keepsMarks: true });
  return { start, end: start + (sentence?.end ?? line.length) };
}
