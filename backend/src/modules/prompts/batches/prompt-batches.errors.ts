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
