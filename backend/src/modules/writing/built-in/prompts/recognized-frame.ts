import type { SlotValues } from './fill-frame.js';
import type { PromptFrame } from './prompt-frame.js';
import { withoutPart } from '../../hook.js';
import { LANGUAGE_TEXTS } from './language-texts.js';

/** A prompt's frame and the values of its slots. */
export interface RecognizedFrame {
  readonly frame: PromptFrame;
  readonly values: SlotValues;
}

/** The frame that a hook was made from; null when the built-in writer did not write it, or the user has changed it. */
export function recognizedFrame(hook: string, category: string): RecognizedFrame | null {
  for (const frame of framesIn(category)) {
    for (const template of [frame.nounHook, frame.otherHook, frame.hook]) {
      if (template === undefined) continue;
      const values = valuesIn(withoutPart(hook), template);
      if (values !== null) return { frame, values };
    }
  }
  return null;
}

const framesIn = (category: string): readonly PromptFrame[] =>
  Object.values(LANGUAGE_TEXTS).flatMap(({ frames }) => frames[category] ?? []);

function valuesIn(hook: string, template: string): SlotValues | null {
  const slots = [...template.matchAll(/\{(\p{L}+)\}/gu)].map(([, slot = '']) => slot.toLowerCase());
  const pattern = template
    .split(/\{\p{L}+\}/u)
    .map((literal) => literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('(.+)');
  const match = new RegExp(`^${pattern}$`, 'u').exec(hook);
  return match === null
    ? null
    : Object.fromEntries(slots.map((slot, index) => [slot, match[index + 1] ?? '']));
}
