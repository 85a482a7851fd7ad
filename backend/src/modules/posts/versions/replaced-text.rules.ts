import { differingStretch } from '@drumbeat/domain';

/** A text that is being written is kept as a version once in this time (milliseconds), not at each autosave. */
export const REPLACED_TEXT_PAUSE_MS = 10 * 60_000;

/** About a sentence. Who deletes that much at once may want it back; less is retyped sooner than looked for. */
const MUCH = 100;

/**
 * True when an edit removes more than about a sentence: the part between the common beginning and the common end of
 * both texts. Counted in UTF-16 units of the text before.
 */
export function removesMuch(before: string, after: string): boolean {
  const { start, beforeEnd } = differingStretch(before, after);
  return beforeEnd - start > MUCH;
}
