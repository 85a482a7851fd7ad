import { LINKEDIN_TEXTS, POST_TEXTS, SCHEDULE_TOO_SOON, type PublicationState } from '@drumbeat/domain';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';

export class LinkedInNotConnectedError extends AppError {
  constructor(message: string = LINKEDIN_TEXTS.notConnected) {
    super(422, 'linkedin.not_connected', message);
  }
}

export class ScheduleTooSoonError extends AppError {
  constructor() {
    super(422, 'schedule.too_soon', SCHEDULE_TOO_SOON);
  }
}

/** The text is with LinkedIn, or may be: nothing about it can be changed until that is known, by us or by the user. */
export class PublicationInProgressError extends AppError {
  constructor(state: PublicationState) {
    const text = state === 'needs_user' ? POST_TEXTS.awaitsAnswer : POST_TEXTS.inProgress;
    super(409, 'publication.in_progress', text, { state });
  }
}

/** The action is not open in this state, or the state has moved on since it was read. */
export class PublicationStateError extends AppError {
  constructor(state: PublicationState | null) {
    super(409, 'publication.state', 'This is no longer possible. Look at the post again.', { state });
  }
}

export class AlreadyPublishedError extends AppError {
  constructor() {
    super(409, 'publication.published', 'This post is already on LinkedIn.');
  }
}

/** The process that was sending it may still be able to: a second copy could come of publishing it now. */
export class SenderAliveError extends AppError {
  constructor() {
    super(
      409,
      'publication.sender_alive',
      'The process that was sending this post has not let go of it yet. Please try again in a minute.',
      undefined,
      60,
    );
  }
}

/** The post cannot be published in its present form. */
export class PostNotPublishableError extends AppError {
  constructor(problems: readonly string[]) {
    super(422, 'post.not_publishable', problems.join(' '), problems);
  }
}

export class PublicationNotFoundError extends NotFoundError {
  constructor() {
    super('The publication');
  }
}
