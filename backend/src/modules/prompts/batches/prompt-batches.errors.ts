import { AppError } from '../../../platform/http/errors/app-error.js';

/** A prompt belongs to one of the user's content pillars (PROMPT-1), so without any there is nothing to write about. */
export class NoPillarsError extends AppError {
  constructor(userName: string) {
    super(
      422,
      'prompt_batch.no_pillars',
      `${userName} has no content pillars yet. Add them to the user first, then order the prompts.`,
    );
  }
}

export class UnknownPillarError extends AppError {
  constructor(userName: string, pillarCount: number) {
    super(
      422,
      'prompt_batch.unknown_pillar',
      `${userName} has ${pillarCount === 1 ? '1 content pillar' : `${pillarCount} content pillars`}; choose from these.`,
    );
  }
}

export class BatchNotFailedError extends AppError {
  constructor() {
    super(422, 'prompt_batch.not_failed', 'Only a batch that failed can be tried again.');
  }
}

export class BatchNotDoneError extends AppError {
  constructor() {
    super(422, 'prompt_batch.not_done', 'The prompts of this batch are not written yet.');
  }
}

/** What staff read first cannot go to the calendar at once. */
export class ReviewOrPushError extends AppError {
  constructor() {
    super(
      422,
      'prompt_batch.review_or_push',
      'Either staff read the prompts first, or they go to the calendar at once. Choose one of both.',
    );
  }
}

export class PastStartError extends AppError {
  constructor() {
    super(422, 'prompt_batch.past_start', 'The first day is over. Choose today or a later one.');
  }
}
