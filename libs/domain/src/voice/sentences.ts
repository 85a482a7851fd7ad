import type { TextRange } from '../posts/text-range.js';

/** A run of marks that may end a sentence, with the quotes and brackets that close behind it. It must not begin within a run. */
const END_MARKS = /(?<![.!?…])[.!?…]+["'”’“»)\]]*(?=\s|$)/gu;

/** Abbreviations that never end a sentence. */
const ABBREVIATIONS = new Set(
  `e.g i.e vs dr mr mrs ms prof st approx ca bzw ggf evtl inkl exkl zzgl sog vgl m.e o.ä p.ex mme mlle sr sra dra núm pág`.split(
    ' ',
  ),
);
/** Abbreviations that may end a sentence: it continues only if a lower-case letter follows. */
const MAYBE_LAST = new Set(`etc usw inc ltd co corp bros jr a.m p.m am pm u.a u.s u.k`.split(' '));

const MONTHS =
  /^\s+(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/iu;

/** The marker before a list item. */
const LIST_MARK = /^(?:[-–—•*▪‣→➜✓✔>]|\d{1,2}[.)])\s+/u;

/** True when a line is a list item. */
export function isListItem(line: string): boolean {
  return LIST_MARK.test(line.trimStart());
}

const HAS_WORD = /[\p{L}\p{N}]/u;

/**
 * The ranges of a post's sentences, in order. A line end ends a sentence with or without a full stop, as on LinkedIn;
 * list markers belong to none, and text without letters or digits (an emoji after a full stop) belongs to the
 * sentence before it.
 */
export function sentenceRanges(post: string): TextRange[] {
  return [...post.matchAll(/[^\n\r\v\f\u0085\u2028\u2029]+/gu)].flatMap(({ 0: line, index }) =>
    rangesOfLine(line).map(({ start, end }) => ({ start: start + index, end: end + index })),
  );
}

function rangesOfLine(line: string): TextRange[] {
  const first = line.length - line.trimStart().length;
  const mark = LIST_MARK.exec(line.slice(first))?.[0] ?? '';
  let start = first + mark.length;
  const ranges: TextRange[] = [];
  const add = (end: number) => {
    const range = trimmed(line, start, end);
    start = end;
    if (HAS_WORD.test(line.slice(range.start, range.end))) ranges.push(range);
    else if (range.start < range.end) {
      const last = ranges.pop();
      if (last !== undefined) ranges.push({ start: last.start, end: range.end });
    }
  };
  for (const { 0: marks, index } of line.matchAll(END_MARKS)) {
    if (index >= start && endsSentence(line, start, index, marks)) add(index + marks.length);
  }
  add(line.length);
  return ranges;
}

function trimmed(line: string, start: number, end: number): TextRange {
  const part = line.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, end - (part.length - part.trimEnd().length)) };
}

/** A word before a full stop longer than this is not an abbreviation. */
const SHORT_FORM_MAX = 8;

function endsSentence(line: string, start: number, at: number, marks: string): boolean {
  const next = line.slice(at + marks.length, at + marks.length + 20);
  const goesOnSmall = /^\s+["'“„«(]?\p{Ll}/u.test(next);
  if (/^(?:\.{2,}|…)/u.test(marks)) return !goesOnSmall;
  if (!marks.startsWith('.')) return true;
  const before = line.slice(Math.max(start, at - SHORT_FORM_MAX), at);
  const word = (before.split(/[\s"'“„«([]/u).at(-1) ?? '').toLowerCase();
  if (/^\d{1,2}$/u.test(word)) return !MONTHS.test(next);
  // "z. B.", "J. Smith"; but "I" is a complete word.
  if (/^\p{L}$/u.test(word)) return word === 'i';
  // "No. 5", but "They said no."
  if (word === 'no' || word === 'nr') return !/^\s+\p{N}/u.test(next);
  if (MAYBE_LAST.has(word)) return !goesOnSmall;
  return !ABBREVIATIONS.has(word);
}
