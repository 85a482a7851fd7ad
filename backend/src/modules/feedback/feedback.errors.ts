import type { FeedbackType } from '@drumbeat/domain';
import { NotFoundError } from '../../platform/http/errors/app-error.js';

const NAMES: Record<FeedbackType, string> = { prompt: 'The prompt', post: 'The post' };

/** The target does not exist, or is another user's. */
export class FeedbackTargetNotFoundError extends NotFoundError {
  constructor(type: FeedbackType) {
    super(NAMES[type]);
  }
}
