import type { PromptFrame } from './prompt-frame.js';
import { withoutPart } from '../../hook.js';
import { LANGUAGE_TEXTS } from './language-texts.js';

/** The frame that a hook was made from; null when the built-in writer did not write it, or the user has changed it. */
export function recognizedFrame(hook: string, category: string): PromptFrame | null {
  const frames = Object.values(LANGUAGE_TEXTS).flatMap((texts) => texts.frames[category] ?? []);
  const isMadeFrom = (template: string | undefined) =>
    template !== undefined && patternOf(template).test(withoutPart(hook));
  return frames.find((frame) => [frame.nounHook, frame.otherHook, frame.hook].some(isMadeFrom)) ?? null;
}

const patternOf = (template: string) => {
  const literals = template
    .split(/\{\p{L}+\}/u)
    .map((literal) => literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literals.join('.+')}$`, 'u');
};
