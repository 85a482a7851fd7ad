import { ApiError } from '../../../lib/api';
import { postForEvents } from './post-for-events';
import type { DraftRequest, FinishedDraft, SuggestedDraft, WriterQuestions } from '../../../entities/types';

export type DraftEnd =
  | ({ kind: 'draft' } & FinishedDraft)
  | ({ kind: 'suggestion' } & SuggestedDraft)
  | ({ kind: 'questions' } & WriterQuestions);

interface DraftProgress {
  /** Comes first, so that a text that is stopped can be named as well. */
  onBegin: (generationId: string) => void;
  /** The text so far. */
  onText: (text: string) => void;
  signal: AbortSignal;
}

/** The writer failed; `retryable` is true when a retry may succeed. */
export class DraftFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly retryable: boolean,
  ) {
    super(message);
    this.name = 'DraftFailure';
  }
}

const BROKEN_OFF = 'The connection broke off before the text was finished.';

/** Has a text written, piece by piece, to one of its ends. @throws DraftFailure, or the signal's reason when it was stopped */
export async function streamDraft(
  request: DraftRequest,
  { onBegin, onText, signal }: DraftProgress,
): Promise<DraftEnd> {
  let text = '';
  try {
    for await (const { event, data } of postForEvents('/api/posts/generate', request, signal)) {
      if (event === 'generation') onBegin((data as { generation_id: string }).generation_id);
      else if (event === 'delta') {
        text += (data as { text: string }).text;
        onText(text);
      } else if (event === 'draft') return { kind: 'draft', ...(data as FinishedDraft) };
      else if (event === 'suggestion') return { kind: 'suggestion', ...(data as SuggestedDraft) };
      else if (event === 'questions') return { kind: 'questions', ...(data as WriterQuestions) };
      else if (event === 'error') {
        const { error, code, retryable } = data as { error: string; code: string; retryable?: boolean };
        throw new DraftFailure(error, code, retryable ?? true);
      }
    }
  } catch (error) {
    throw signal.aborted ? error : failureOf(error);
  }
  throw new DraftFailure(BROKEN_OFF, 'network.unreachable', true);
}

/** A refusal of the API is final; an unreached or temporarily failing API is worth a retry. */
function failureOf(error: unknown): DraftFailure {
  if (error instanceof DraftFailure) return error;
  if (error instanceof ApiError) {
    const { status, code, message } = error;
    return new DraftFailure(message, code, status === 429 || status >= 500);
  }
  // fetch throws a TypeError when there is no connection, also in the middle of a stream.
  return new DraftFailure(BROKEN_OFF, 'network.unreachable', true);
}
