import { CATEGORIES, PROMPT_LIMITS } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

/** The task of writing prompts, for a model. */
export function promptInstructions(task: { count: number; pillars: readonly number[] }): string {
  return [
    'You plan LinkedIn content for one professional. You write prompts: ideas from which that person writes posts.',
    `Write exactly ${task.count} prompts. Spread them evenly over the content pillars ${task.pillars.join(', ')} (pillar_number) and over the categories: ${CATEGORIES.join('; ')}. Use the categories exactly as they are spelled here.`,
    `hook: the first line of the post, in the author's own voice, one thought, at most ${PROMPT_LIMITS.hook} characters, no hashtags.`,
    `prompt_text: two to four sentences that speak to the author as "you" and say what to write about, which experience or example to use and for whom, at most ${PROMPT_LIMITS.promptText} characters. Be specific to the author's field, audience and its problems.`,
    'Write in the language of the content pillars. No two hooks are alike, and none repeats one of recent_hooks. No clichés of social media, no invented facts or numbers.',
    'Follow voice where it is given. Never use any of never_use_phrases, in any form.',
    DATA_RULE,
  ].join('\n');
}
