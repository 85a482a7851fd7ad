import { POST_TEXTS } from '@drumbeat/domain';
import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';
import type { PostResponse } from './posts.dto.js';
import type { Refusal } from './posts.policy.js';

export class PostNotFoundError extends NotFoundError {
  constructor() {
    super('The post');
  }
}

/** No such earlier text is kept. */
export class PostVersionNotFoundError extends NotFoundError {
  constructor() {
    super('This version');
  }
}

/** The edit started from a version that is no longer the newest; `details.current` is what stands there now. */
export class PostStaleError extends AppError {
  constructor(current: PostResponse) {
    super(409, 'post.stale', POST_TEXTS.stale, { current });
  }
}

/** LinkedIn may be reading the text, or its outcome is not known yet: to nobody, or to us alone. */
export class PostInProgressError extends AppError {
  constructor(text: string = POST_TEXTS.inProgress) {
    super(409, 'publication.in_progress', text);
  }
}

/** The post has a time; that has to be taken back first. */
export class PostScheduledError extends AppError {
  constructor() {
    super(409, 'publication.scheduled', 'This post is scheduled. Cancel its time first.');
  }
}

/** The post's status does not allow what was asked for. */
export class PostStatusError extends AppError {
  constructor(code: string, message: string) {
    super(422, code, message);
  }
}

/** There is nothing to measure before a post is on LinkedIn. */
export class NotPostedError extends PostStatusError {
  constructor() {
    super('post.not_posted', POST_TEXTS.notPosted);
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

/** The policy's "no" as an answer. */
export function refusalError(refusal: Refusal): AppError {
  if (refusal === 'in_progress') return new PostInProgressError();
  if (refusal === 'awaits_answer') return new PostInProgressError(POST_TEXTS.awaitsAnswer);
  if (refusal === 'scheduled') return new PostScheduledError();
  return new PostStatusError(`post.${refusal}`, STATUS_REFUSALS[refusal]);
}
