import {
  CATEGORIES,
  checkWrittenPrompt,
  cleanPostText,
  hookKey,
  PROMPT_LIMITS,
  WHY_MAX,
  type WrittenPrompt,
} from '@drumbeat/domain';
import { z } from 'zod';
import { DATA_RULE, dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel } from '../../../platform/ai/language-model.js';
import { ModelOutputError, ModelRefusalError } from '../../../platform/ai/model.errors.js';
import { fitBrief } from '../brief/fit-brief.js';
import { noteItems, voiceBrief } from '../brief/voice-brief.js';
import {
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../prompt-writer.service.js';
import { VOICE } from './draft-instructions.js';
import { lessonsData, reasonsData } from './lessons-data.js';
import { isRefusal } from '../review/refusals/refusal.rules.js';
import { declinesPrompt, promptProblems, promptSources } from './prompt-findings.js';

interface PromptTask {
  readonly count: number;
  readonly pillars: readonly number[];
}

/** The task of writing prompts, for a model. */
export function promptInstructions(task: PromptTask): string {
  return [
    'You plan LinkedIn content for one professional. You write prompts: ideas from which that person writes posts.',
    `Write exactly ${task.count} ${task.count === 1 ? 'prompt' : 'prompts'}. Spread them evenly over the content pillars ${task.pillars.join(', ')} (pillar_number) and over the categories: ${CATEGORIES.join('; ')}. Use the categories exactly as they are spelled here.`,
    `hook: the first line of the post, in the author's own voice, one thought, at most ${PROMPT_LIMITS.hook} characters, no hashtags.`,
    `prompt_text: two to four sentences that speak to the author as "you" and say what to write about, which experience or example to use and for whom, at most ${PROMPT_LIMITS.promptText} characters. Be specific to the author's field, audience and its problems.`,
    'Ask for material that only this person has: the last time a client said or did something, a number from their own books, a decision that they took back, a sentence that they keep saying, what they saw on a named kind of job. A prompt that any colleague of theirs could answer from general knowledge is not good enough. examples are what the author posted and notes what they wrote down for later: go on from them (what happened since, what came of it, what was left out) and never ask for what they have told.',
    `why: one sentence or two, at most ${WHY_MAX} characters, that tell the author as "you" why this prompt suits them now. The data says in reasons for each item, by its place in your answer, what the sentence is about: the content pillar that it serves; a past winner, which it names in quotation marks and from which the prompt takes its kind or its subject but not its angle; or the season in which it appears, and then the prompt fits that time too. No praise, and no promise of results.`,
    'lessons says what the author thought of earlier prompts. Write more of the kinds, subjects and tones in liked; keep away from what is in disliked and from what the words there complain about; meet wishes as far as they concern the content of prompts.',
    'order, where given, is what the staff ask of these prompts: its tone is how they are to sound, as far as the voice allows; its brief is what they are to be about or to keep to, and no source of facts about the author.',
    'refused, where given, are items of an earlier answer that could not be used, each with what was wrong: write other ones without it.',
    'Write in the language of the content pillars. Each prompt has an angle of its own: none says in other words what another one or one of existing_hooks says, and no two hooks are alike. No clichés of social media, no invented facts or numbers.',
    VOICE,
    DATA_RULE,
  ].join('\n');
}

/** Few enough that a small model keeps the shape and that a repair costs little. */
const PROMPTS_PER_CALL = 10;
/** How often a portion's missing prompts are asked for again. */
const ROUNDS_AGAIN = 2;
/** A hook too similar to an older one is refused after the output. */
const HOOKS_SENT = 60;
/** Characters of a note: what it is about. */
const NOTE_MAX = 500;
/** Refused items that are sent back, and characters of each. */
const REFUSED_SENT = 10;

/**
 * What is allowed stands in the schema, so that endpoints with structured output cannot miss it; what comes is checked item by item,
 * so that one bad item does not make the others unusable.
 */
function answerSchema(task: PromptTask) {
  return z.object({
    prompts: z.array(
      z.object({
        hook: z.string(),
        prompt_text: z.string(),
        category: z.string().meta({ enum: [...CATEGORIES] }),
        pillar_number: z.number().meta({ enum: [...task.pillars] }),
        why: z.string(),
      }),
    ),
  });
}

interface Refused {
  readonly hook: string;
  readonly problems: readonly string[];
}

/**
 * Prompts from a connected model, in portions; each is checked by the domain's rules and read for what its author did not give, and
 * those that are missing are asked for again.
 */
export class ModelPromptWriter extends PromptWriter {
  constructor(private readonly model: LanguageModel) {
    super();
  }

  async write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult> {
    const written = new Map<number, WrittenPrompt>();
    let problems: string[] = [];
    for (let start = 0; start < request.count; start += PROMPTS_PER_CALL) {
      const places = Array.from(
        { length: Math.min(PROMPTS_PER_CALL, request.count - start) },
        (_, at) => start + at,
      );
      problems = [...problems, ...(await this.fill(places, request, written, signal))];
    }
    if (written.size === 0) throw new ModelOutputError(problems);
    const places = [...written.keys()].sort((a, b) => a - b);
    return {
      prompts: places
        .flatMap((place) => written.get(place) ?? [])
        .map((prompt) => ({ ...prompt, frame_id: null })),
      ...(places.length === request.count ? {} : { places }),
      writer: { kind: 'model', label: this.model.name },
    };
  }

  /** Writes the prompts of these places as far as they come out well, and returns what was wrong with the last of the others. */
  private async fill(
    places: readonly number[],
    request: PromptWritingRequest,
    written: Map<number, WrittenPrompt>,
    signal: AbortSignal | undefined,
  ): Promise<string[]> {
    let missing = [...places];
    let refused: Refused[] = [];
    let problems: readonly string[] = [];
    for (let round = 0; round <= ROUNDS_AGAIN && missing.length > 0; round += 1) {
      const taken = [
        ...[...written.values()].map(({ hook }) => hook),
        ...request.existing.map(({ hook }) => hook),
      ];
      const answered = await this.ask(missing, { request, taken, refused }, signal).catch(
        (error: unknown) => {
          // What is written stays: fewer prompts are better than none.
          const isOfAnswer = error instanceof ModelOutputError || error instanceof ModelRefusalError;
          if (!isOfAnswer || (written.size === 0 && round === ROUNDS_AGAIN)) throw error;
          problems = error instanceof ModelOutputError ? error.problems : ['The answer declines.'];
          return null;
        },
      );
      if (answered === null) continue;
      const places = missing;
      const checked = checkedPrompts(answered.slice(0, missing.length), { request, taken, places });
      checked.forEach(({ prompt }, index) => {
        const place = places[index];
        if (prompt !== null && place !== undefined) written.set(place, prompt);
      });
      refused = checked.flatMap(({ prompt, hook, problems }) =>
        prompt === null ? [{ hook, problems }] : [],
      );
      problems =
        answered.length === 0
          ? ['The answer has no prompt in it.']
          : refused.flatMap((item, index) => item.problems.map((problem) => `Item ${index + 1}: ${problem}`));
      missing = missing.filter((place) => !written.has(place));
    }
    return missing.length === 0 ? [] : [...problems];
  }

  private async ask(
    places: readonly number[],
    {
      request,
      taken,
      refused,
    }: { request: PromptWritingRequest; taken: readonly string[]; refused: readonly Refused[] },
    signal: AbortSignal | undefined,
  ): Promise<WrittenPrompt[]> {
    const pillars =
      request.pillars.length > 0 ? request.pillars : request.profile.content_pillars.map((_, i) => i + 1);
    const task = { count: places.length, pillars };
    const sources = promptSources(request);
    const instructions = promptInstructions(task);
    const { prompts } = await this.model.object({
      name: 'prompts',
      schema: answerSchema(task),
      instructions,
      messages: [
        { role: 'user', text: dataBlock(promptsData(request, { places, taken, refused, instructions })) },
      ],
      temperature: 0.9,
      isRefusal: (answer) => isRefusal(answer, sources.material),
      ...(signal === undefined ? {} : { signal }),
    });
    if (prompts.length > 0 && prompts.every((prompt) => declinesPrompt(prompt, sources)))
      throw new ModelRefusalError();
    return prompts.map((prompt) => ({
      ...prompt,
      hook: oneLine(prompt.hook),
      prompt_text: cleanPostText(prompt.prompt_text).trim(),
      why: oneLine(prompt.why),
    }));
  }
}

const oneLine = (text: string) => cleanPostText(text).replace(/\s+/gu, ' ').trim();

/** All that a model gets to know for prompts: texts of users and of staff, so data and nothing but data. */
function promptsData(
  request: PromptWritingRequest,
  asked: {
    readonly places: readonly number[];
    readonly taken: readonly string[];
    readonly refused: readonly Refused[];
    readonly instructions: string;
  },
): Record<string, unknown> {
  const { profile, preferences, set_by_hand, own_posts = [], notes = [] } = request;
  const voice = {
    profile,
    preferences,
    set_by_hand,
    examples: [],
    own_posts,
  };
  const subject = [...profile.content_pillars, ...notes].join('\n');
  return fitBrief({
    items: [...voiceBrief(voice, { source: null, subject }), ...noteItems(notes, NOTE_MAX)],
    material: {
      existing_hooks: asked.taken.slice(0, HOOKS_SENT),
      lessons: lessonsData(request.lessons),
      ...orderData(request),
      reasons: reasonsData(
        asked.places.map((place) => request.reasons[place] ?? { kind: 'pillar' }),
        asked.places.length,
      ),
      ...(asked.refused.length === 0
        ? {}
        : {
            refused: asked.refused
              .slice(0, REFUSED_SENT)
              .map(({ hook, problems }) => ({ hook: hook.slice(0, PROMPT_LIMITS.hook), problems })),
          }),
    },
    instructions: asked.instructions,
  }).data;
}

interface CheckedPrompt {
  /** Null where something is wrong with it. */
  readonly prompt: WrittenPrompt | null;
  readonly hook: string;
  readonly problems: readonly string[];
}

/** Each prompt for itself: lengths, pillar and category, never-use phrases, hooks already used, facts and phrases that are not the author's. */
function checkedPrompts(
  prompts: readonly WrittenPrompt[],
  {
    request,
    taken,
    places,
  }: {
    readonly request: PromptWritingRequest;
    readonly taken: readonly string[];
    readonly places: readonly number[];
  },
): CheckedPrompt[] {
  const context = {
    pillarCount: request.profile.content_pillars.length,
    neverUsePhrases: request.preferences?.never_use_phrases ?? [],
  };
  const sources = promptSources(request);
  const seen = new Set(taken.map(hookKey));
  return prompts.map((candidate, index) => {
    const key = hookKey(candidate.hook);
    const { prompt, problems: broken } = checkWrittenPrompt(candidate, context);
    const reason = request.reasons[places[index] ?? -1] ?? { kind: 'pillar' };
    const problems = [
      ...broken,
      ...(seen.has(key) ? ['The hook has been used before; write another one.'] : []),
      ...promptProblems(candidate, sources, reason),
    ];
    seen.add(key);
    return { prompt: problems.length === 0 ? prompt : null, hook: candidate.hook, problems };
  });
}

/** What staff ask of the batch, where they ask anything. */
function orderData({ tone, brief }: PromptWritingRequest): Record<string, unknown> {
  const order = { ...(tone ? { tone } : {}), ...(brief ? { brief } : {}) };
  return Object.keys(order).length === 0 ? {} : { order };
}
