import type { FindingKind, PlacedFinding, TextRange } from '@drumbeat/domain';

/** Makes findings of places of the text. */
export const findingsOf =
  (text: string) =>
  (kind: FindingKind, place: TextRange): PlacedFinding => ({
    kind,
    place,
    quotation: text.slice(place.start, place.end),
  });

/** The same of whole words: "3rd" for its "3", "5-jährige" for its "5". */
export const wholeFindingsOf = (text: string) => (kind: FindingKind, place: TextRange) =>
  findingsOf(text)(kind, wholeWords(text, place));

const CUT_BEFORE = /[\p{Script=Latin}\p{M}\p{N}]+$/u;
const CUT_BEHIND = /^[\p{Script=Latin}\p{M}\p{N}]+/u;

function wholeWords(text: string, { start, end }: TextRange): TextRange {
  const isWord = (at: number) => /[\p{L}\p{M}\p{N}]/u.test(text[at] ?? '');
  const before = isWord(start)
    ? (CUT_BEFORE.exec(text.slice(Math.max(0, start - WORD_MAX), start))?.[0] ?? '')
    : '';
  const rest = text.slice(end, end + WORD_MAX);
  const behind = isWord(end - 1) ? (CUT_BEHIND.exec(rest)?.[0] ?? '') : '';
  const hyphened =
    behind === '' && /\p{N}/u.test(text[end - 1] ?? '') ? (/^-\p{L}+/u.exec(rest)?.[0] ?? '') : '';
  return { start: start - before.length, end: end + behind.length + hyphened.length };
}
const WORD_MAX = 40;

/** True when two places share at least one character. */
export const overlaps = (a: TextRange, b: TextRange) => a.start < b.end && b.start < a.end;
