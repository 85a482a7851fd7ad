import { findingForWriter } from '@drumbeat/domain';
import { z } from 'zod';
import { DATA_RULE, dataBlock } from '../../../platform/ai/data-block.js';
import type { LanguageModel } from '../../../platform/ai/language-model.js';
import {
  ModelOutputError,
  ModelRefusalError,
  ModelUnavailableError,
} from '../../../platform/ai/model.errors.js';
import { passagesOf, withRepairs } from '../review/repair/repair-passages.js';
import type { ReviewContext } from '../review/review-context.js';
import { reviewText } from '../review/review-text.js';

/** The task of repairing passages of a post, for a model. */
const REPAIR_INSTRUCTIONS = [
  'You repair passages of a LinkedIn post. The data holds what its author gave, the draft, and the passages of it with what is wrong in each.',
  'Answer with the new text of each passage, by its number. Change what is wrong and nothing else: sense, figures, names, quotations, line breaks, language and the author’s tone stay.',
  'A fact that the author did not give is corrected by what the author gave, or it is left out, or a place to fill in square brackets stands for it, such as [the number]. Never put another fact in its place. An empty text takes the whole passage out.',
  'No Markdown, no quotation marks around a passage, no explanation.',
  DATA_RULE,
].join('\n');

const REPAIRS = z.object({ passages: z.array(z.object({ number: z.number(), text: z.string() })) });

interface Repair {
  readonly text: string;
  readonly context: ReviewContext;
  /** What the text was written from, as the model was told it. */
  readonly data: Record<string, unknown>;
  readonly signal: AbortSignal;
}

/**
 * Reads a text and has the model repair the passages with something wrong, once; the others come back byte for byte. A repair that
 * would change more, or that does not come, leaves its passage as it is: the author is told instead, and a text is never lost.
 * @throws the signal's reason
 */
export async function repairPassages(
  model: LanguageModel,
  { text, context, data, signal }: Repair,
): Promise<string> {
  // A fact of the author's own, though of another subject, and what may be their own words are left to them.
  const wrongs = reviewText(text, context).filter(({ kind }) => kind !== 'elsewhere' && kind !== 'remark');
  const passages = passagesOf(text, wrongs);
  if (passages.length === 0) return text;
  const wrong = passages.map((passage, index) => ({
    number: index + 1,
    text: passage.text,
    wrong: passage.findings.map((finding) => ({ words: finding.quotation, why: findingForWriter(finding) })),
  }));
  try {
    const { passages: repaired } = await model.object({
      name: 'passages',
      schema: REPAIRS,
      instructions: REPAIR_INSTRUCTIONS,
      messages: [{ role: 'user', text: dataBlock({ ...data, draft: text, passages: wrong }) }],
      temperature: 0.3,
      signal,
    });
    const replacements = new Map(repaired.map(({ number, text: replacement }) => [number - 1, replacement]));
    return withRepairs(text, passages, replacements, context);
  } catch (error) {
    if (signal.aborted || !isOfModel(error)) throw error;
    return text;
  }
}

/** True for an error of the model's answer, where the text that is there can stay. */
export const isOfModel = (error: unknown): boolean =>
  [ModelOutputError, ModelRefusalError, ModelUnavailableError].some((kind) => error instanceof kind);
