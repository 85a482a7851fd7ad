import { sentenceRanges } from '@drumbeat/domain';

/** The beginning of a text, of at most `max` characters, that ends with a sentence; empty where the first one is longer. */
export function wholeSentences(text: string, max: number): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  const end = sentenceRanges(whole).findLast((range) => range.end <= max)?.end;
  return end === undefined ? '' : whole.slice(0, end);
}
