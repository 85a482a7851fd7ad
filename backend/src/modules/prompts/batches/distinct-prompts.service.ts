import type { WhyReason } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { ModelOutputError, ModelRefusalError } from '../../../platform/ai/model.errors.js';
import {
  type FramedPrompt,
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../../writing/prompt-writer.service.js';
import { familiarWords, positionsToRefuse } from './near-duplicate.rules.js';
import { RepetitionsRepository } from './repetitions.repository.js';
import { writtenBatchProblems } from './written-batch.policy.js';

/** A new prompt with the subject of its `why`. */
export interface DistinctPrompt extends FramedPrompt {
  readonly reason: WhyReason;
}

/** How often the built-in writer, which costs nothing, writes again what was refused; a model does so once. */
const BUILT_IN_ROUNDS = 8;

/** Has prompts written of which none says again what the user has, or another one of them. */
@Injectable()
export class DistinctPrompts {
  constructor(
    private readonly writer: PromptWriter,
    private readonly repetitions: RepetitionsRepository,
  ) {}

  /**
   * At most `count` prompts in the order of their reasons. Repetitions are refused and requested again; what is
   * still missing then stays missing.
   * @throws ModelOutputError when the first output breaks a rule; ModelUnavailableError, ModelRefusalError
   */
  async write(
    userId: string,
    request: PromptWritingRequest,
    signal: AbortSignal,
  ): Promise<{ prompts: DistinctPrompt[]; writer: PromptWritingResult['writer'] }> {
    const familiar = familiarIn(request);
    const first = await this.ask(request, signal);
    const kept = await this.withoutRepetitions(userId, first.prompts, { familiar });
    const ofPlace = new Map(kept.map((prompt, index) => [first.places?.[index] ?? index, prompt]));
    const places = request.reasons.map((reason, index) => ({ reason, prompt: ofPlace.get(index) ?? null }));
    let existing = [...first.prompts, ...request.existing];
    const rounds = first.writer.kind === 'built-in' ? BUILT_IN_ROUNDS : 1;
    for (let round = 1; round <= rounds; round += 1) {
      const missing = places.filter(({ prompt }) => prompt === null);
      if (missing.length === 0) break;
      const others = await this.askAgain(
        {
          ...request,
          count: missing.length,
          reasons: missing.map(({ reason }) => reason),
          // The refused ones as well: their angles are taken.
          existing,
          seed: `${request.seed} again${round === 1 ? '' : ` ${String(round)}`}`,
        },
        signal,
      );
      const settled = places.flatMap(({ prompt }) => prompt ?? []);
      const found = await this.withoutRepetitions(userId, others.prompts, { familiar, settled });
      found.forEach((prompt, index) => {
        const place = missing[others.places?.[index] ?? index];
        if (place !== undefined) place.prompt = prompt;
      });
      existing = [...others.prompts, ...existing];
    }
    return {
      prompts: places.flatMap(({ reason, prompt }) => (prompt === null ? [] : [{ ...prompt, reason }])),
      writer: first.writer,
    };
  }

  private async ask(request: PromptWritingRequest, signal: AbortSignal): Promise<PromptWritingResult> {
    const result = await this.writer.write(request, signal);
    const problems = writtenBatchProblems(result.prompts, {
      count: request.count,
      pillarCount: request.profile.content_pillars.length,
      neverUsePhrases: request.preferences?.never_use_phrases ?? [],
    });
    if (problems.length > 0) throw new ModelOutputError(problems);
    return result;
  }

  /** The accepted prompts are good: an unusable second output only means fewer prompts. */
  private async askAgain(
    request: PromptWritingRequest,
    signal: AbortSignal,
  ): Promise<Pick<PromptWritingResult, 'prompts' | 'places'>> {
    try {
      return await this.ask(request, signal);
    } catch (error) {
      if (error instanceof ModelOutputError || error instanceof ModelRefusalError) return { prompts: [] };
      throw error;
    }
  }

  /** The prompts in their positions, null where one is refused. */
  private async withoutRepetitions(
    userId: string,
    prompts: readonly FramedPrompt[],
    beside: { readonly familiar: readonly string[]; readonly settled?: readonly FramedPrompt[] },
  ): Promise<(FramedPrompt | null)[]> {
    const refused = new Set(positionsToRefuse(await this.repetitions.find(userId, prompts, beside)));
    return prompts.map((prompt, index) => (refused.has(index) ? null : prompt));
  }
}

/** The profile's words, which most prompts of the user share. */
export function familiarIn({ profile }: Pick<PromptWritingRequest, 'profile'>): string[] {
  const { content_pillars, target_audience, ideal_target_client, client_pain_points, industry } = profile;
  return familiarWords([
    ...content_pillars,
    target_audience,
    ideal_target_client,
    client_pain_points,
    industry,
  ]);
}
