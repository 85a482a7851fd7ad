import type { AuthorFacts } from './author-facts.js';
import type { PromptFrame } from './frames/prompt-frame.js';
import type { SlotValues } from './fill-frame.js';
import type { People } from './people.js';
import type { Topic } from './topic.js';

/** Variation from one prompt of a batch to the next. */
export interface PromptTurn {
  readonly people: People | null;
  readonly problem: string | undefined;
  /** False calls the people "your readers": repeating their full name in each prompt would be tiresome. */
  readonly namesReaders: boolean;
}

/** Values for every slot whose fact is known; a frame names the facts that it cannot do without. */
export function promptSlots(topic: Topic, facts: AuthorFacts, turn: PromptTurn): SlotValues {
  const { people, problem, namesReaders } = turn;
  const { industry, businessSize, strategy, client } = facts;
  return {
    topic: topic.phrase,
    pillar: topic.label,
    quoted: topic.quoted,
    readers: namesReaders ? severalReaders(people) : 'your readers',
    ...(people === null ? {} : { audience: people.phrase }),
    ...(industry === null ? {} : { industry }),
    ...(businessSize === null ? {} : { size: businessSize }),
    ...(client === null ? {} : { client }),
    ...(strategy === null ? {} : { strategy }),
    ...(problem === undefined ? {} : { problem }),
  };
}

/** Readers that a sentence can name in the plural. */
export function severalReaders(people: People | null): string {
  return people?.isPlural === true ? people.phrase : 'your readers';
}

/** The hook for this topic. */
export function hookFor(frame: PromptFrame, topic: Topic): string {
  return topic.kind === 'noun' ? frame.hook : (frame.label ?? frame.hook);
}

export function fits(frame: PromptFrame, topic: Topic, slots: SlotValues): boolean {
  if (/\{topic\}/iu.test(hookFor(frame, topic)) && topic.kind === 'any') return false;
  return (frame.needs ?? []).every((need) => slots[need] !== undefined);
}
