import { DraftWriter, type DraftProgress, type DraftWritingRequest } from '../draft-writer.service.js';
import { NothingLeftToWriteError } from '../writing.errors.js';
import { BUILT_IN_WRITER } from './built-in-writer.js';
import { composeDraft } from './compose-draft.js';

/** Drafts from frames and the user's own words, without a model. Same request, same draft. */
export class BuiltInDraftWriter extends DraftWriter {
  readonly description = BUILT_IN_WRITER;

  async write(request: DraftWritingRequest, { onText, signal }: DraftProgress): Promise<string> {
    signal.throwIfAborted();
    const text = composeDraft(request);
    if (text === '') throw new NothingLeftToWriteError();
    for (const paragraph of text.split(/(?<=\n\n)/u)) onText(paragraph);
    return text;
  }
}
