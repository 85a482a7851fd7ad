import { ALL_STYLE_SETTINGS, tooLongToSave, type WritingSource } from '@drumbeat/domain';
import { draftProblems } from '../written-draft.rules.js';
import { z } from 'zod';
import { dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel, ModelMessage, TextRequest } from '../../../platform/ai/language-model.js';
import { ModelEndlessError, ModelOutputError, ModelRefusalError } from '../../../platform/ai/model.errors.js';
import { withoutReasoning } from '../../../platform/ai/without-reasoning.js';
import { repairMessage } from '../../../platform/ai/repair-message.js';
import type { WriterBrief } from '../brief/writer-brief.js';
import {
  DraftWriter,
  type DraftProgress,
  type DraftWritingRequest,
  type OpeningsRequest,
  type WritingExample,
} from '../draft-writer.service.js';
import { composeQuestions } from '../built-in/drafts/questions.js';
import { drawnFrom } from '../drawn-from.js';
import { keptFindings } from '../review/kept-findings.js';
import { declinesRewrite } from '../review/refusals/declines-rewrite.rules.js';
import { isRefusal } from '../review/refusals/refusal.rules.js';
import { otherLanguageProblem } from '../review/repair/other-language.rules.js';
import { readPostsAhead } from '../review/read-ahead.js';
import { reviewContext, type ReviewContext } from '../review/review-context.js';
import { rewriteProblems, selectionOf } from '../review/repair/rewrite-answer.js';
import { tidyAnswer } from '../review/tidy-answer.js';
import type { WriterDescription } from '../writer-description.js';
import { draftBrief, draftData, draftWriterBrief, examplesRead } from './draft-data.js';
import { QUESTIONS_INSTRUCTIONS } from './draft-instructions.js';
import { readQuestions } from './question-findings.js';
import { openingsFrom } from './openings-with-model.js';
import { isOfModel, repairPassages } from './repair-with-model.js';

/**
 * Counts the changes to what a model is told of an author and how: with it, the share of a draft that its author keeps can be
 * compared before and after a change.
 */
const BRIEF_VERSION = 8;

/** Four times LinkedIn's limit: a longer stream is a runaway. */
const STREAM_MAX = 12_000;

/** More than are asked for are no fault: the first ones are taken. */
const QUESTIONS = z.object({ questions: z.array(z.string()).min(1) });
type QuestionsAnswer = z.infer<typeof QUESTIONS>;

/** Drafts from a connected model: streamed, then read against what the author gave, and repaired once. */
export class ModelDraftWriter extends DraftWriter {
  readonly description: WriterDescription;
  readonly writesFromPrompts = true;
  override readonly briefVersion = BRIEF_VERSION;

  constructor(private readonly model: LanguageModel) {
    super();
    this.description = { kind: 'model', label: model.name };
  }

  readAhead(posts: readonly WritingExample[]): Promise<void> {
    return readPostsAhead(posts.map(({ content }) => content));
  }

  async write(request: DraftWritingRequest, { onText, signal, onFindings }: DraftProgress): Promise<string> {
    const { data, instructions } = draftBrief(request);
    const messages: ModelMessage[] = [{ role: 'user', text: dataBlock(data) }];
    const purpose = request.selection === null ? 'draft' : 'selection';
    const call = { instructions, purpose, temperature: 0.8, signal };

    let streamed = '';
    for await (const piece of this.model.stream({ ...call, messages })) {
      // Leaving the loop closes the connection: no cost for unusable output.
      if (streamed.length + piece.length > STREAM_MAX) throw new ModelEndlessError();
      streamed += piece;
      onText(piece);
    }
    const written = withoutReasoning(streamed);
    const context = reviewContext(request);
    if (declinesDraft(written, context)) throw new ModelRefusalError();
    const answer = selectionOf(tidyAnswer(written, context), request);
    const problems = [...draftProblems(answer, WHOLE), ...rewriteProblems(answer, request)];
    const anew = (wrong: readonly string[]) =>
      this.writeAnew({ answer, problems: wrong }, { ...call, messages }, request, context);
    const foreign = otherLanguageProblem(answer, request, context);
    const text =
      problems.length > 0
        ? await anew(problems)
        : foreign !== null
          ? // A text in another language is better than none.
            await anew([foreign]).catch((error: unknown) => {
              if (signal.aborted || !isOfModel(error)) throw error;
              return answer;
            })
          : await repairPassages(this.model, { text: answer, context, data, signal });
    onFindings?.(keptFindings(text, context));
    return text;
  }

  /**
   * A text that is empty, too long for LinkedIn, the old one, or more than the selection has nothing to repair: the model writes it
   * once more. One that is still too long is its author's to shorten.
   */
  private async writeAnew(
    first: { readonly answer: string; readonly problems: readonly string[] },
    call: TextRequest,
    request: DraftWritingRequest,
    context: ReviewContext,
  ): Promise<string> {
    const again = await this.model.complete({
      ...call,
      messages: [
        ...call.messages,
        { role: 'assistant', text: first.answer },
        { role: 'user', text: repairMessage(first.problems) },
      ],
    });
    if (declinesDraft(again, context)) throw new ModelRefusalError();
    const text = selectionOf(tidyAnswer(again, context), request);
    const problems =
      text === ''
        ? draftProblems(text, WHOLE)
        : [tooLongToSave(text), ...rewriteProblems(text, request)].filter((problem) => problem !== null);
    if (problems.length > 0) throw new ModelOutputError(problems);
    return text;
  }

  async ask(request: DraftWritingRequest, signal: AbortSignal): Promise<string[]> {
    const context = reviewContext(request);
    const declines = (answer: string) => isRefusal(answer, context.material);
    const usableOf = (answer: QuestionsAnswer) => readQuestions(answer.questions, context);
    const asked = this.model.object({
      name: 'questions',
      schema: QUESTIONS,
      instructions: QUESTIONS_INSTRUCTIONS,
      messages: [{ role: 'user', text: dataBlock(draftData(request)) }],
      temperature: 0.5,
      isRefusal: declines,
      problems: (answer) => {
        if (answer.questions.every(declines)) throw new ModelRefusalError();
        const { usable, problems } = usableOf(answer);
        return usable.length > 0 ? [] : problems;
      },
      signal,
    });
    try {
      return [...usableOf(await asked).usable];
    } catch (error) {
      // What a model cannot ask, the built-in questions can: thin notes are no dead end.
      if (error instanceof ModelOutputError) return composeQuestions(request);
      throw error;
    }
  }

  async suggestOpenings(
    request: OpeningsRequest,
    { onFindings }: Pick<DraftProgress, 'onFindings'> = {},
  ): Promise<string[]> {
    const { lines, findings } = await openingsFrom(this.model, request);
    onFindings?.(findings);
    return lines;
  }

  brief(request: DraftWritingRequest): WriterBrief {
    return draftWriterBrief(request);
  }

  sourcesOf(request: DraftWritingRequest | OpeningsRequest): WritingSource[] {
    return drawnFrom(request, { settings: ALL_STYLE_SETTINGS, examples: examplesRead(request) });
  }
}

const declinesDraft = (answer: string, { material, made, rewritten }: ReviewContext) =>
  isRefusal(answer, material, made) || declinesRewrite(answer, rewritten ?? '');

/** Phrases are looked for in passages. */
const WHOLE = { neverUsePhrases: [] };
