import { exportRefusal } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

/**
 * A post is being sent: after a deletion its result could be reported to nobody, or it would still be published. Takes
 * seconds; longer if a worker is suspended in the middle of a send.
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

/** More files than an archive holds, in an account from before QUOTAS. */
export class ExportTooLargeError extends AppError {
  constructor(fileBytes: number) {
    super(422, 'account.export_too_large', exportRefusal(fileBytes));
  }
}
