import { Logger, type MessageEvent } from '@nestjs/common';
import { Observable } from 'rxjs';
import { AppError } from '../../platform/http/app-error.js';
import { isDatabaseAway } from '../../platform/database/database-away.js';
import type { DraftDeltaEvent, DraftFailedEvent, DraftSavedEvent } from './generate-post.dto.js';

const logger = new Logger('DraftEvents');

/**
 * The server-sent events of one draft: `delta` for each piece, then `draft` or `error`, then the end (api.md).
 * @param write does the work; its end is the stream's end
 * @param signal tells that the client went away
 */
export function draftEvents(
  write: (onText: (piece: string) => void) => Promise<DraftSavedEvent>,
  signal: AbortSignal,
): Observable<MessageEvent> {
  return new Observable<MessageEvent>((subscriber) => {
    const send = (type: string, data: DraftDeltaEvent | DraftSavedEvent | DraftFailedEvent) =>
      subscriber.next({ type, data });
    write((text) => send('delta', { text }))
      .then((saved) => send('draft', saved))
      .catch((error: unknown) => {
        // Whoever left does not need to be told, and leaving is no fault.
        if (!signal.aborted) send('error', failure(error));
      })
      .finally(() => subscriber.complete());
  });
}

function failure(error: unknown): DraftFailedEvent {
  if (error instanceof AppError) return { error: error.message, code: error.code };
  if (isDatabaseAway(error)) {
    return {
      error: 'Drumbeat is not ready at the moment. Please try again shortly.',
      code: 'service.unavailable',
    };
  }
  logger.error({ err: error }, 'A draft could not be written');
  return { error: 'An unexpected error occurred. Please try again.', code: 'internal' };
}
