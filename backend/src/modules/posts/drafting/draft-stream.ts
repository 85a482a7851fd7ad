import { Logger, type MessageEvent } from '@nestjs/common';
import { Observable } from 'rxjs';
import { AppError } from '../../../platform/http/errors/app-error.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';
import {
  ModelUnavailableError,
  ModelEndlessError,
  ModelOutputError,
} from '../../../platform/ai/model.errors.js';
import type {
  DraftBegunEvent,
  DraftDeltaEvent,
  DraftFailedEvent,
  DraftQuestionsEvent,
  DraftSavedEvent,
  DraftSuggestedEvent,
} from './generate-post.dto.js';
import { cannotSave } from '../../../platform/http/errors/cannot-save.js';

/** An interrupted text, with its cause. Used inside this module only: users see the cause. */
export class BrokenOffError extends Error {
  constructor(
    override readonly cause: unknown,
    /** The text written until then is kept in the history. */
    readonly isPartialKept: boolean,
  ) {
    super('The text broke off');
  }
}

const logger = new Logger('DraftEvents');

/** The successful results of a generation. */
export type DraftEnd =
  | { readonly type: 'draft'; readonly data: DraftSavedEvent }
  | { readonly type: 'suggestion'; readonly data: DraftSuggestedEvent }
  | { readonly type: 'questions'; readonly data: DraftQuestionsEvent };

export interface DraftListener {
  readonly onBegin: (generationId: string) => void;
  readonly onText: (piece: string) => void;
}

/**
 * The server-sent events of one draft: `generation`, `delta` for each piece, then the result, or `error`.
 * @param write does the work; its end is the stream's end
 * @param signal aborts when the client disconnects
 */
export function draftEvents(
  write: (listener: DraftListener) => Promise<DraftEnd>,
  signal: AbortSignal,
): Observable<MessageEvent> {
  return new Observable<MessageEvent>((subscriber) => {
    const send = (
      type: string,
      data: DraftBegunEvent | DraftDeltaEvent | DraftEnd['data'] | DraftFailedEvent,
    ) => subscriber.next({ type, data });
    write({
      onBegin: (generation_id) => send('generation', { generation_id }),
      onText: (text) => send('delta', { text }),
    })
      .then(({ type, data }) => send(type, data))
      .catch((error: unknown) => {
        // A disconnected client needs no message, and disconnecting is no error.
        if (!signal.aborted) send('error', failure(error));
      })
      .finally(() => subscriber.complete());
  });
}

function failure(thrown: unknown): DraftFailedEvent {
  const error = thrown instanceof BrokenOffError ? thrown.cause : thrown;
  const partial_kept = thrown instanceof BrokenOffError && thrown.isPartialKept;
  if (error instanceof AppError) {
    const { message, code } = error;
    return { error: message, code, retryable: isWorthRetrying(error), partial_kept };
  }
  if (isDatabaseUnavailable(error)) {
    return {
      error: 'Drumbeat is not ready at the moment. Please try again shortly.',
      code: 'service.unavailable',
      retryable: true,
      partial_kept,
    };
  }
  logger.error({ err: error }, 'A draft could not be written');
  return {
    error: 'An unexpected error occurred. Please try again.',
    code: 'internal',
    retryable: true,
    partial_kept,
  };
}

/** Other refusals (the post has gone, or is on its way) stay what they are. */
function isWorthRetrying(error: AppError): boolean {
  if (error instanceof ModelUnavailableError) return error.isWorthRetrying;
  return error instanceof ModelOutputError || error instanceof ModelEndlessError;
}

/** The error code for the history and the user. */
export function failureCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (cannotSave(error)) return 'service.cannot_save';
  return isDatabaseUnavailable(error) ? 'service.unavailable' : 'internal';
}
