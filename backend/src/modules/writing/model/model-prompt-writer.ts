import {
  CATEGORIES,
  checkWrittenPrompt,
  cleanPostText,
  PROMPT_LIMITS,
  WHY_MAX,
  type WrittenPrompt,
} from '@drumbeat/domain';
import { z } from 'zod';
import { DATA_RULE, dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel } from '../../../platform/ai/language-model.js';
import {
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../prompt-writer.service.js';
import { hookKey } from '../hook.js';
import { authorData } from './author-data.js';
import { lessonsData, reasonsData } from './lessons-data.js';

/** The task of writing prompts, for a model. */
function promptInstructions(task: { count: number; pillars: readonly number[] }): string {
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

/** Few enough that a small model keeps the shape and that a repair costs little. */
const PROMPTS_PER_CALL = 10;
/** A hook too similar to an older one is refused after the output. */
const HOOKS_SENT = 60;

/** The lists of what is allowed are in the schema, so that endpoints with structured output cannot miss them. */
function answerSchema(task: { count: number; pillars: readonly number[] }) {
  return z.object({
    prompts: z
      .array(
        z.object({
          hook: z.string(),
          prompt_text: z.string(),
          category: z.enum(CATEGORIES),
          pillar_number: z.literal(task.pillars),
          why: z.string(),
        }),
      )
      .min(task.count),
  });
}

/** Prompts from a connected model, in portions; each portion is checked by the domain's rules and repaired once. */
export class ModelPromptWriter extends PromptWriter {
  constructor(private readonly model: LanguageModel) {
    super();
  }

  async write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult> {
    const prompts: WrittenPrompt[] = [];
    while (prompts.length < request.count) {
      const count = Math.min(PROMPTS_PER_CALL, request.count - prompts.length);
      prompts.push(...(await this.portion(request, count, prompts, signal)));
    }
    return { prompts, writer: { kind: 'model', label: this.model.name } };
  }

  private async portion(
    request: PromptWritingRequest,
    count: number,
    written: readonly WrittenPrompt[],
    signal: AbortSignal | undefined,
  ): Promise<WrittenPrompt[]> {
    const pillars =
      request.pillars.length > 0 ? request.pillars : request.profile.content_pillars.map((_, i) => i + 1);
    const takenHooks = [...written, ...request.existing].map(({ hook }) => hook);
    const { prompts } = await this.model.object({
      name: 'prompts',
      schema: answerSchema({ count, pillars }),
      instructions: promptInstructions({ count, pillars }),
      messages: [
        {
          role: 'user',
          text: dataBlock({
            author: authorData(request.profile, request.preferences),
            existing_hooks: takenHooks.slice(0, HOOKS_SENT),
            lessons: lessonsData(request.lessons),
            reasons: reasonsData(request.reasons.slice(written.length), count),
          }),
        },
      ],
      temperature: 0.9,
      problems: (answer) => portionProblems(answer.prompts.slice(0, count), request, takenHooks),
      ...(signal === undefined ? {} : { signal }),
    });
    return prompts.slice(0, count).map((prompt) => ({
      ...prompt,
      hook: cleanPostText(prompt.hook).replace(/\s+/gu, ' ').trim(),
      prompt_text: cleanPostText(prompt.prompt_text).trim(),
      why: cleanPostText(prompt.why).replace(/\s+/gu, ' ').trim(),
    }));
  }
}

/** Errors that the schema cannot express: lengths, never-use phrases, hooks already used. */
function portionProblems(
  prompts: readonly WrittenPrompt[],
  { profile, preferences }: PromptWritingRequest,
  takenHooks: readonly string[],
): string[] {
  const context = {
    pillarCount: profile.content_pillars.length,
    neverUsePhrases: preferences?.never_use_phrases ?? [],
  };
  const seen = new Set(takenHooks.map(hookKey));
  return prompts.flatMap((prompt, index) => {
    const key = hookKey(prompt.hook);
    const problems = [
      ...checkWrittenPrompt(prompt, context).problems,
      ...(seen.has(key) ? ['The hook has been used before; write another one.'] : []),
    ];
    seen.add(key);
    return problems.map((problem) => `Item ${index + 1}: ${problem}`);
  });
}
