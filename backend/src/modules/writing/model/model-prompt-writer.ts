import { CATEGORIES, checkWrittenPrompt, cleanPostText, type WrittenPrompt } from '@drumbeat/domain';
import { z } from 'zod';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel } from '../../../platform/ai/language-model.js';
import {
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../prompt-writer.service.js';
import { hookKey } from '../hook.js';
import { authorData } from './author-data.js';
import { lessonsData, reasonsData } from './lessons-data.js';
import { promptInstructions } from './prompt-instructions.js';

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
