import {
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../prompt-writer.service.js';
import { NothingLeftToWriteError } from '../writing.errors.js';
import type { WriterDescription } from '../writer-description.js';
import { authorMaterialOf } from './prompts/author-material.js';
import { composePrompts } from './prompts/compose-prompts.js';

/** States its kind, so that nobody mistakes frames for a model's work. */
const BUILT_IN_WRITER: WriterDescription = {
  kind: 'built-in',
  label: 'Built-in writer: connect a model for drafts in full sentences',
};

/** For an author who writes in another language: said, because nobody would expect English. */
const IN_ENGLISH: WriterDescription = {
  kind: 'built-in',
  label: 'Built-in writer, in English: it has prompts in English, German, French and Spanish',
};

/** Prompts from frames, without a model. Same request, same prompts. */
export class BuiltInPromptWriter extends PromptWriter {
  async write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult> {
    signal?.throwIfAborted();
    const prompts = composePrompts(request);
    if (prompts.some(({ hook, prompt_text, why }) => [hook, prompt_text, why].includes(''))) {
      throw new NothingLeftToWriteError();
    }
    return { prompts, writer: authorMaterialOf(request).isLanguageKnown ? BUILT_IN_WRITER : IN_ENGLISH };
  }
}
