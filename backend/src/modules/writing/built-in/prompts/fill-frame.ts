import { capitalized } from '../../reading/words/letters.js';

/** Values by slot name. */
export type SlotValues = Readonly<Record<string, string>>;

/**
 * Puts values into `{slot}`s in one pass, so braces in a user's text are just text. `{Slot}` is the value with a capital
 * first letter, and so is a value at the start of a sentence.
 */
export function fillFrame(frame: string, values: SlotValues): string {
  return frame.replace(/\{(\p{L}+)\}/gu, (_, slot: string, offset: number) => {
    const value = values[slot.toLowerCase()] ?? '';
    const startsSentence = offset === 0 || /[.!?]\s+$/u.test(frame.slice(0, offset));
    return slot !== slot.toLowerCase() || startsSentence ? capitalized(value) : value;
  });
}
