import type { Tone } from '@drumbeat/domain';
import type { FrameNeed } from './prompt-frame.js';

/** A closing sentence that some prompts of a batch get, so that the profile shows in them without repeating itself. */
export interface PromptHint {
  readonly text: string;
  readonly needs?: readonly (FrameNeed | 'strategy')[];
}

export const FACT_HINTS: readonly PromptHint[] = [
  { text: 'Write it for your ideal client, in your words: “{client}”.', needs: ['client'] },
  { text: 'Choose an example that fits the size of business you serve: {size}.', needs: ['size'] },
  { text: 'Keep your plan in view: {strategy}.', needs: ['strategy'] },
  { text: 'If it fits, mention what troubles your clients: “{problem}”.', needs: ['problem'] },
];

export const TONE_HINTS: Readonly<Record<Tone, readonly PromptHint[]>> = {
  professional: [
    { text: 'Keep it factual and warm.' },
    { text: 'One good example says more than three claims.' },
  ],
  casual: [
    { text: 'Write it the way you would tell it over lunch.' },
    { text: 'Small words are fine here.' },
  ],
  authoritative: [
    { text: 'Say it plainly and stand behind it.' },
    { text: 'Back the main point with one figure you can vouch for.' },
  ],
  conversational: [
    { text: 'Write it as your half of a conversation.' },
    { text: 'Leave room for the reader to answer.' },
  ],
  inspirational: [
    { text: 'Let the reader leave with the wish to try it.' },
    { text: 'Show the first step, not only the view from the top.' },
  ],
  educational: [
    { text: 'Make it something that one can use tomorrow.' },
    { text: 'Explain the term before you use it.' },
  ],
};
