import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';
import type { AdminMessageResponse } from './admin-messages.dto.js';

/** A message is answered once; `details.current` has the present reply. */
export class AlreadyRepliedError extends AppError {
  constructor(current: AdminMessageResponse) {
    super(409, 'message.replied', MESSAGE_TEXTS.alreadyReplied, { current });
  }
}
