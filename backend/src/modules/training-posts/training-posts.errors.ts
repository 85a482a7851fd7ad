import { quotaRefusal, TRAINING_TEXTS, type TrainingPostDifference } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

export class TrainingPostNotFoundError extends AppError {
  constructor() {
    super(404, 'not_found', TRAINING_TEXTS.notFound);
  }
}

/** The same text or the same post on LinkedIn is there already: `details` has its id, and what the request says otherwise. */
export class TrainingPostExistsError extends AppError {
  constructor(id: string, differs: readonly TrainingPostDifference[]) {
    super(409, 'training_post.exists', TRAINING_TEXTS.exists, { id, differs });
  }
}

/** Training posts link to linkedin.com alone. */
export class NotOnLinkedInError extends AppError {
  constructor(message: string) {
    super(400, 'training_post.not_on_linkedin', message, [{ field: 'linkedinUrl', message }]);
  }
}

export class TooManyTrainingPostsError extends AppError {
  constructor() {
    super(422, 'training_post.too_many', quotaRefusal('training_posts'));
  }
}
