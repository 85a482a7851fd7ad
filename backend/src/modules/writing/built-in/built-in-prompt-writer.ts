import {
  PromptWriter,
  type PromptWritingRequest,
  type PromptWritingResult,
} from '../prompt-writer.service.js';
import { NothingLeftToWriteError } from '../writing.errors.js';
import { BUILT_IN_WRITER } from './built-in-writer.js';
import { composePrompts } from './compose-prompts.js';

/** Prompts from frames, without a model. Same request, same prompts. */
export class BuiltInPromptWriter extends PromptWriter {
  async write(request: PromptWritingRequest, signal?: AbortSignal): Promise<PromptWritingResult> {
    signal?.throwIfAborted();
    const prompts = composePrompts(request);
    if (prompts.some(({ hook, prompt_text, why }) => [hook, prompt_text, why].includes(''))) {
      throw new NothingLeftToWriteError();
    }
    return { prompts, writer: BUILT_IN_WRITER };
  }
}
