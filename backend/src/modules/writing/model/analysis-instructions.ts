import { PREFERENCE_LIMITS, TONES, USAGE_LEVELS } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

/** Lengths in characters. */
export const ANALYSIS_LIMITS = { insights: 5, insight: 300, summary: 800, quotes: 3 } as const;

const { level } = PREFERENCE_LIMITS;
const { insights, insight, summary, quotes } = ANALYSIS_LIMITS;

/** The task of hearing a person's voice in their posts, for a model. */
export const ANALYSIS_INSTRUCTIONS = [
  'You describe how one professional writes on LinkedIn, from posts that this person wrote. Copywriters imitate the voice by what you say, so say only what the posts show.',
  `Judge directness, confidence and energy from ${level.min} (hardly any) to ${level.max} (as much as can be), ${level.default} being what most people have; the tone (${TONES.join(', ')}); and how much humor there is (${USAGE_LEVELS.join(', ')}).`,
  `Then write 2 to ${insights} insights: sentences to the person ("You open with …") on a habit of theirs, each on one line and at most ${insight} characters. And a summary of the voice in one paragraph of at most ${summary} characters, to the person as well. No Markdown. Write both in the language of the posts.`,
  `Prove each of these with ${quotes} different quotes from at least two posts: a sentence copied from a post letter by letter, and that post's number. Speech that the person quotes proves nothing. A judgement without ${quotes} quotes that stand in their posts is thrown away. How somebody writes is what counts, not what about.`,
  DATA_RULE,
].join('\n');
