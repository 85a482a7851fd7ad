import type { PromptFrame, PromptFrames } from '../prompt-frame.js';
import { FRAMES, type FrameId } from './frames.js';

type ById<Value> = Readonly<Record<FrameId, Value>>;

/** The frames' words in one language. */
export interface FrameTexts {
  /** The hook, and on the second line the question. */
  readonly texts: ById<`${string}\n${string}`>;
  /** In place of the hook for a pillar that is surely a noun phrase. */
  readonly nounHooks?: Partial<ById<string>>;
  /** In place of the hook for an author who addresses readers otherwise: formally, in French as "tu". */
  readonly otherHooks?: Partial<ById<string>>;
}

/** Every frame in one language, by category. */
export function framesOf({ texts, nounHooks = {}, otherHooks = {} }: FrameTexts): PromptFrames {
  return Object.fromEntries(
    Object.entries(FRAMES).map(([category, frames]) => [
      category,
      Object.entries(frames).map(([name, rules]): PromptFrame => {
        const id = name as FrameId;
        const [hook = '', text = ''] = texts[id].split('\n').map((line) => line.trim());
        return { id, ...rules, hook, text, nounHook: nounHooks[id], otherHook: otherHooks[id] };
      }),
    ]),
  );
}
