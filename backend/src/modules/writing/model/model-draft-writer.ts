import {
  ALL_STYLE_SETTINGS,
  cleanPostText,
  openingProblems,
  tidyOpening,
  WRITING_LIMITS,
  type WritingSource,
} from '@drumbeat/domain';
import { draftProblems } from '../written-draft.rules.js';
import { questionProblems, tidyQuestion } from '../question.rules.js';
import { z } from 'zod';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel, ModelMessage } from '../../../platform/ai/language-model.js';
import { ModelEndlessError, ModelOutputError } from '../../../platform/ai/model.errors.js';
import { repairMessage } from '../../../platform/ai/repair-message.js';
import {
  DraftWriter,
  type DraftProgress,
  type DraftWritingRequest,
  type OpeningsRequest,
} from '../draft-writer.service.js';
import { drawnFrom } from '../drawn-from.js';
import { BRIEF_VERSION } from '../brief/brief-version.js';
import type { WriterDescription } from '../writer-description.js';
import { draftData, openingsData } from './draft-data.js';
import {
  DRAFT_INSTRUCTIONS,
  OPENINGS_INSTRUCTIONS,
  QUESTIONS_INSTRUCTIONS,
  SELECTION_INSTRUCTIONS,
} from './draft-instructions.js';

/** Four times LinkedIn's limit: a longer stream is a runaway. */
const STREAM_MAX = 12_000;

const OPENINGS = z.object({ openings: z.array(z.string()).length(WRITING_LIMITS.openings) });
const QUESTIONS = z.object({ questions: z.array(z.string()).min(1).max(WRITING_LIMITS.questions) });

/** Drafts from a connected model: streamed, then checked by the domain's rules and repaired once. */
export class ModelDraftWriter extends DraftWriter {
  readonly description: WriterDescription;
  override readonly briefVersion = BRIEF_VERSION;

  constructor(private readonly model: LanguageModel) {
    super();
    this.description = { kind: 'model', label: model.name };
  }

  async write(request: DraftWritingRequest, { onText, signal }: DraftProgress): Promise<string> {
    const context = { neverUsePhrases: request.preferences?.never_use_phrases ?? [] };
    const messages: ModelMessage[] = [{ role: 'user', text: dataBlock(draftData(request)) }];
    const instructions = request.selection === null ? DRAFT_INSTRUCTIONS : SELECTION_INSTRUCTIONS;
    const purpose = request.selection === null ? 'draft' : 'selection';
    const call = { instructions, purpose, temperature: 0.8, signal };

    let streamed = '';
    for await (const piece of this.model.stream({ ...call, messages })) {
      // Leaving the loop closes the connection: no cost for unusable output.
      if (streamed.length + piece.length > STREAM_MAX) throw new ModelEndlessError();
      streamed += piece;
      onText(piece);
    }
    const text = postText(streamed);
    const problems = draftProblems(text, context);
    if (problems.length === 0) return text;

    const repaired = postText(
      await this.model.complete({
        ...call,
        messages: [
          ...messages,
          { role: 'assistant', text: streamed },
          { role: 'user', text: repairMessage(problems) },
        ],
      }),
    );
    const remaining = draftProblems(repaired, context);
    if (remaining.length > 0) throw new ModelOutputError(remaining);
    return repaired;
  }

  async ask(request: DraftWritingRequest, signal: AbortSignal): Promise<string[]> {
    const { questions } = await this.model.object({
      name: 'questions',
      schema: QUESTIONS,
      instructions: QUESTIONS_INSTRUCTIONS,
      messages: [{ role: 'user', text: dataBlock(draftData(request)) }],
      temperature: 0.5,
      problems: (answer) => questionProblems(answer.questions.map(tidyQuestion)),
      signal,
    });
    return questions.map(tidyQuestion);
  }

  async suggestOpenings(request: OpeningsRequest): Promise<string[]> {
    const context = {
      neverUsePhrases: request.preferences?.never_use_phrases ?? [],
      present: request.content,
    };
    const { openings } = await this.model.object({
      name: 'openings',
      schema: OPENINGS,
      instructions: OPENINGS_INSTRUCTIONS,
      messages: [{ role: 'user', text: dataBlock(openingsData(request)) }],
      temperature: 0.9,
      problems: (answer) => openingProblems(answer.openings.map(tidyOpening), context),
    });
    return openings.map(tidyOpening);
  }

  sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[] {
    return drawnFrom(request, { settings: ALL_STYLE_SETTINGS, examples: true });
  }
}

/** The post alone: models like to fence an output or to use headings and bold, which LinkedIn shows as literal characters. */
function postText(answer: string): string {
  return cleanPostText(answer)
    .trim()
    .replace(/^```\w*\n([\s\S]*?)\n```$/u, '$1')
    .replace(/^#{1,6} +/gmu, '')
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/gu, '$1')
    .trim();
}
