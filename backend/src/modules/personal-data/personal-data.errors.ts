import { exportRefusal } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

/**
 * Deleting now would leave nobody to tell what became of the post, or let it go out behind the account. It takes seconds; as long
 * as it is paused where a worker stands still in the middle of a send.
 */
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

/** More files than an archive holds; of an account that got them before QUOTAS said so. */
export class ExportTooLargeError extends AppError {
  constructor(fileBytes: number) {
    super(422, 'account.export_too_large', exportRefusal(fileBytes));
  }
}
