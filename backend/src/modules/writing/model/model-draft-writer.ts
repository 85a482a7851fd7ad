import { cleanPostText, draftProblems, repairInstruction } from '@drumbeat/domain';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel, ModelMessage } from '../../../platform/ai/language-model.js';
import { ModelOutputError } from '../../../platform/ai/model.errors.js';
import { DraftWriter, type DraftProgress, type DraftWritingRequest } from '../draft-writer.service.js';
import type { WriterDescription } from '../writer-description.js';
import { authorData } from './author-data.js';
import { DRAFT_INSTRUCTIONS } from './draft-instructions.js';

/** Drafts from a connected model: streamed, then checked by the domain's rules and repaired once. */
export class ModelDraftWriter extends DraftWriter {
  readonly description: WriterDescription;

  constructor(private readonly model: LanguageModel) {
    super();
    this.description = { kind: 'model', label: model.name };
  }

  async write(request: DraftWritingRequest, { onText, signal }: DraftProgress): Promise<string> {
    const context = { neverUsePhrases: request.preferences?.never_use_phrases ?? [] };
    const messages: ModelMessage[] = [{ role: 'user', text: dataBlock(draftData(request)) }];
    const call = { instructions: DRAFT_INSTRUCTIONS, temperature: 0.8, signal };

    let streamed = '';
    for await (const piece of this.model.stream({ ...call, messages })) {
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
          { role: 'user', text: repairInstruction(problems) },
        ],
      }),
    );
    const remaining = draftProblems(repaired, context);
    if (remaining.length > 0) throw new ModelOutputError(remaining);
    return repaired;
  }
}

function draftData({ profile, preferences, source, instructions, previous_text }: DraftWritingRequest) {
  return {
    author: authorData(profile, preferences),
    ...(source.kind === 'notes'
      ? { notes: source.notes }
      : {
          prompt: {
            hook: source.hook,
            text: source.prompt_text,
            category: source.category,
            pillar: source.pillar_label,
          },
        }),
    ...(instructions === null ? {} : { wishes: instructions }),
    ...(previous_text === null ? {} : { previous_text }),
  };
}

/** The post alone: models like to fence an answer or to make headings and bold words, which LinkedIn shows as signs. */
function postText(answer: string): string {
  return cleanPostText(answer)
    .trim()
    .replace(/^```\w*\n([\s\S]*?)\n```$/u, '$1')
    .replace(/^#{1,6} +/gmu, '')
    .replace(/\*\*(\S(?:[^*\n]*\S)?)\*\*/gu, '$1')
    .trim();
}
