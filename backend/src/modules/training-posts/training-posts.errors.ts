import { quotaRefusal, TRAINING_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

export class TrainingPostNotFoundError extends AppError {
  constructor() {
    super(404, 'not_found', TRAINING_TEXTS.notFound);
  }
}

/** The same text is there already; `details.id` is the training post that has it. */
export class TrainingPostExistsError extends AppError {
  constructor(id: string) {
    super(409, 'training_post.exists', 'This post is among your training posts already.', { id });
  }
}

export class TooManyTrainingPostsError extends AppError {
  constructor() {
    super(422, 'training_post.too_many', quotaRefusal('training_posts'));
  }
}
