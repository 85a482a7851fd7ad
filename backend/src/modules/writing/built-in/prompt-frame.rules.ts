import type { AuthorFacts } from './author-facts.js';
import type { PromptFrame } from './frames/prompt-frame.js';
import type { SlotValues } from './fill-frame.js';
import type { Topic } from './topic.js';

/**
 * Values for every slot whose fact is known; a frame names the facts that it cannot do without.
 * @param options.namesReaders false calls the audience "your readers": its full name in each prompt would tire
 */
export function promptSlots(
  topic: Topic,
  facts: AuthorFacts,
  { problem, namesReaders }: { problem: string | undefined; namesReaders: boolean },
): SlotValues {
  return {
    topic: topic.phrase,
    readers: (namesReaders ? facts.audience : null) ?? 'your readers',
    ...(facts.audience === null ? {} : { audience: facts.audience }),
    ...(facts.industry === null ? {} : { industry: facts.industry }),
    ...(facts.businessSize === null ? {} : { size: facts.businessSize }),
    ...(facts.idealClient === null || facts.idealClient === facts.audience
      ? {}
      : { client: facts.idealClient }),
    ...(facts.strategy === null ? {} : { strategy: facts.strategy }),
    ...(problem === undefined ? {} : { problem }),
  };
}

export function fits(frame: PromptFrame, topic: Topic, slots: SlotValues): boolean {
  if (frame.nounOnly && topic.kind === 'clause') return false;
  return (frame.needs ?? []).every((need) => slots[need] !== undefined);
}
