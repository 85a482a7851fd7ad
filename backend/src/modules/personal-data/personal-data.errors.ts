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
      'A post of this account is on its way to LinkedIn at this moment. Please try again in a minute.',
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

/** Staff delete others: who wants to go does it in the settings, or asks another admin. */
export class OwnAccountError extends AppError {
  constructor() {
    super(422, 'user.own_account', 'You cannot delete your own account here. Ask another admin.');
  }
}

export class EmailMismatchError extends AppError {
  constructor() {
    const message = 'This is not the address of this account.';
    super(422, 'user.email_mismatch', message, [{ field: 'email', message }]);
  }
}

/** It is somebody else's, another admin's or too old. */
export class ExportReceiptError extends AppError {
  constructor() {
    const message =
      'This is not the end of an archive that you have downloaded in the last hour. Download it again.';
    super(422, 'user.export_receipt', message, [{ field: 'receipt', message }]);
  }
}

export class NotExportedError extends AppError {
  constructor() {
    super(
      409,
      'user.not_exported',
      'Download their data first: nobody has done that in the last 24 hours, and afterwards it is gone.',
    );
  }
}
