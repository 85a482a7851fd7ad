import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

/** Staff or a restore have paused mail: a mail requested now would wait until its link has expired. */
export class MailPausedError extends AppError {
  constructor() {
    super(503, 'mail.paused', ACCOUNT_TEXTS.mailPaused);
  }
}

/** No mail server is configured, so nothing that needs a mail can begin. */
export class MailNotConfiguredError extends AppError {
  constructor() {
    super(
      503,
      'mail.not_configured',
      'Mail cannot be sent at the moment. Please try another way to sign in.',
    );
  }
}
