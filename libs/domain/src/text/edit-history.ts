/** A text with the steps that lead back from it and forward again. Texts are whole: a post is short, and nothing can drift. */
export interface EditHistory {
  readonly present: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** The run of typing that a next key may join; null after anything else. */
  readonly run: TypingRun | null;
}

interface TypingRun {
  readonly kind: 'insert' | 'delete';
  /** Where the next key of this run would be: after an insertion, at the position of a deletion. */
  readonly cursor: number;
  readonly at: number;
}

/** A pause in typing that ends a step, in milliseconds. */
const PAUSE_MS = 1_000;
/** Pasted rather than typed: a separate step. */
const TYPED_AT_ONCE = 20;
const STEPS_MAX = 300;

export const beginHistory = (text: string): EditHistory => ({
  present: text,
  past: [],
  future: [],
  run: null,
});

/**
 * The history after a key. Keys of one go, side by side, are one step; a pause, a new line, another place or direction begins
 * the next one.
 * @param at milliseconds on any steady clock
 */
export function recordTyping(history: EditHistory, text: string, at: number): EditHistory {
  if (text === history.present) return history;
  const run = typingRun(history.present, text, at);
  if (run !== null && history.run !== null && joins(history.run, history.present, text, run)) {
    return { ...history, present: text, future: [], run };
  }
  return { ...recordStep(history, text), run };
}

/** The history after a change that is a step of its own, such as an insertion by a button or a text from elsewhere. */
export function recordStep(history: EditHistory, text: string): EditHistory {
  if (text === history.present) return history;
  const past = [...history.past, history.present].slice(-STEPS_MAX);
  return { present: text, past, future: [], run: null };
}

/** Undoes one step; the same history when there is none. */
export function undoStep(history: EditHistory): EditHistory {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return {
    present,
    past: history.past.slice(0, -1),
    future: [...history.future, history.present],
    run: null,
  };
}

export function redoStep(history: EditHistory): EditHistory {
  const present = history.future.at(-1);
  if (present === undefined) return history;
  return {
    present,
    past: [...history.past, history.present],
    future: history.future.slice(0, -1),
    run: null,
  };
}

/** The range in which two texts differ: they agree before `start`, and after `beforeEnd` and `afterEnd`. UTF-16 units. */
export function differingStretch(
  before: string,
  after: string,
): { readonly start: number; readonly beforeEnd: number; readonly afterEnd: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1;
  return { start, beforeEnd: before.length - same, afterEnd: after.length - same };
}

/** Null for what was not typed: a paste, a replacement, a new line. */
function typingRun(before: string, after: string, at: number): TypingRun | null {
  const { start, beforeEnd, afterEnd } = differingStretch(before, after);
  const inserted = after.slice(start, afterEnd);
  const removed = beforeEnd - start;
  if (inserted.includes('\n') || inserted.length > TYPED_AT_ONCE || removed > TYPED_AT_ONCE) return null;
  if (removed === 0) return { kind: 'insert', cursor: afterEnd, at };
  return inserted === '' ? { kind: 'delete', cursor: start, at } : null;
}

function joins(run: TypingRun, before: string, after: string, next: TypingRun): boolean {
  if (next.kind !== run.kind || next.at - run.at > PAUSE_MS) return false;
  // The stretch that differs is not unique ("aa" to "aaa"), so both ends of what it may be are asked.
  const change = Math.abs(after.length - before.length);
  return next.kind === 'insert'
    ? Math.abs(next.cursor - change - run.cursor) <= change
    : Math.abs(next.cursor - run.cursor) <= change;
}
