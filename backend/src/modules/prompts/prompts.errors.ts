import { PROMPT_TEXTS } from '@drumbeat/domain';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';
import type { AdminPromptResponse } from './admin/admin-prompts.dto.js';
import type { PromptResponse } from './prompts.dto.js';

/** Also for another user's prompt. */
export class PromptNotFoundError extends NotFoundError {
  constructor() {
    super('The prompt');
  }
}

/**
 * The change started from a version that is no longer the newest; `details.current` has the newer one, as its reader sees
 * prompts. Staff are told in `details.changed_by` whose address made it, where one of them did.
 */
export class PromptStaleError extends AppError {
  constructor(current: PromptResponse);
  constructor(current: AdminPromptResponse, changedBy: string | null);
  constructor(current: PromptResponse | AdminPromptResponse, changedBy?: string | null) {
    super(409, 'prompt.stale', PROMPT_TEXTS.stale, {
      current,
      ...(changedBy === undefined ? {} : { changed_by: changedBy }),
    });
  }
}
