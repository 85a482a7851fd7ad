import { AppError } from '../../platform/http/app-error.js';

/** Deleting now would leave nobody to tell what became of the post. It takes seconds. */
export class PostOnItsWayError extends AppError {
  constructor() {
    super(
      409,
      'account.post_on_its_way',
      'One of your posts is on its way to LinkedIn at this moment. Please try again in a minute.',
      undefined,
      60,
    );
  }
}
