import { CATEGORIES, PROMPT_LIMITS, WHY_MAX } from '@drumbeat/domain';
import { DATA_RULE } from '../../../platform/ai/data-block.js';

/** The task of writing prompts, for a model. */
export function promptInstructions(task: { count: number; pillars: readonly number[] }): string {
  return [
    'You plan LinkedIn content for one professional. You write prompts: ideas from which that person writes posts.',
    `Write exactly ${task.count} prompts. Spread them evenly over the content pillars ${task.pillars.join(', ')} (pillar_number) and over the categories: ${CATEGORIES.join('; ')}. Use the categories exactly as they are spelled here.`,
    `hook: the first line of the post, in the author's own voice, one thought, at most ${PROMPT_LIMITS.hook} characters, no hashtags.`,
    `prompt_text: two to four sentences that speak to the author as "you" and say what to write about, which experience or example to use and for whom, at most ${PROMPT_LIMITS.promptText} characters. Be specific to the author's field, audience and its problems.`,
    `why: one sentence or two, at most ${WHY_MAX} characters, that tell the author as "you" why this prompt suits them now. The data says in reasons for each item, by its place in your answer, what the sentence is about: the content pillar that it serves; a past winner, which it names in quotation marks and from which the prompt takes its kind or its subject but not its angle; or the season in which it appears, and then the prompt fits that time too. No praise, and no promise of results.`,
    'lessons says what the author thought of earlier prompts. Write more of the kinds, subjects and tones in liked; keep away from what is in disliked and from what the words there complain about; meet wishes as far as they concern the content of prompts.',
    'Write in the language of the content pillars. Each prompt has an angle of its own: none says in other words what another one or one of existing_hooks says, and no two hooks are alike. No clichés of social media, no invented facts or numbers.',
    'Follow voice where it is given. Never use any of never_use_phrases, in any form.',
    DATA_RULE,
  ].join('\n');
}
