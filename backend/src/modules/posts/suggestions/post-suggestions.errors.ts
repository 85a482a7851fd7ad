import { SUGGESTION_LIMITS } from '@drumbeat/domain';
import { AppError } from '../../../platform/http/errors/app-error.js';

/** The words that it was about have changed; nothing was done. */
export class SuggestionOutdatedError extends AppError {
  constructor() {
    super(
      409,
      'suggestion.outdated',
      'The words that this suggestion is about have changed since. Your text stays as it is.',
    );
  }
}

/** It was decided before, in another window. */
export class SuggestionDecidedError extends AppError {
  constructor() {
    super(409, 'suggestion.decided', 'This suggestion was decided already.');
  }
}

/** The post has as many open ones as it may have. */
export class TooManySuggestionsError extends AppError {
  constructor() {
    super(
      409,
      'suggestion.too_many',
      `This post has ${SUGGESTION_LIMITS.open} suggestions that wait for a decision. Withdraw one, or let its author decide first.`,
    );
  }
}
