import { POST_TEXTS } from '@drumbeat/domain';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';
import type { PostResponse } from './posts.dto.js';
import type { Refusal } from './posts.policy.js';

export class PostNotFoundError extends NotFoundError {
  constructor() {
    super('The post');
  }
}

/** No such version is kept. */
export class PostVersionNotFoundError extends NotFoundError {
  constructor() {
    super('This version');
  }
}

/** The edit started from a version that is no longer the newest; `details.current` has the newer one. */
export class PostStaleError extends AppError {
  constructor(current: PostResponse) {
    super(409, 'post.stale', POST_TEXTS.stale, { current });
  }
}

/** The text may be on its way to LinkedIn, or its outcome is not known yet, to anybody or to us. */
export class PostInProgressError extends AppError {
  constructor(text: string = POST_TEXTS.inProgress) {
    super(409, 'publication.in_progress', text);
  }
}

/** The post is scheduled; that has to be cancelled first. */
export class PostScheduledError extends AppError {
  constructor(text = 'This post is scheduled. Cancel its time first.') {
    super(409, 'publication.scheduled', text);
  }
}

/** The post's status does not allow the request. */
export class PostStatusError extends AppError {
  constructor(code: string, message: string) {
    super(422, code, message);
  }
}

/** Only a post on LinkedIn has figures. */
export class NotPostedError extends PostStatusError {
  constructor() {
    super('post.not_posted', POST_TEXTS.notPosted);
  }
}

/** LinkedIn’s figures are not worth reading before 2 days (POST-3). */
export class FiguresTooEarlyError extends PostStatusError {
  constructor() {
    super('post.figures_too_early', POST_TEXTS.figuresTooEarly);
  }
}

/** Its training post has them, and its next save would write over what was entered here. */
export class OfTrainingPostError extends PostStatusError {
  constructor() {
    super('post.of_training', POST_TEXTS.ofTraining);
  }
}

/** A prompt has one unpublished draft at a time. */
export class DraftExistsError extends AppError {
  constructor() {
    super(
      409,
      'post.draft_exists',
      'There is another draft of the same prompt. Finish or archive that one first.',
    );
  }
}

const STATUS_REFUSALS: Record<Exclude<Refusal, 'in_progress' | 'awaits_answer' | 'scheduled'>, string> = {
  posted: 'This post is on LinkedIn already; it cannot be written anew.',
  archived: 'Take this post out of the archive first.',
  not_archived: 'This post is not in the archive.',
};

/** The error for a policy's refusal. */
export function refusalError(refusal: Refusal): AppError {
  if (refusal === 'in_progress') return new PostInProgressError();
  if (refusal === 'awaits_answer') return new PostInProgressError(POST_TEXTS.awaitsAnswer);
  if (refusal === 'scheduled') return new PostScheduledError();
  return new PostStatusError(`post.${refusal}`, STATUS_REFUSALS[refusal]);
}
