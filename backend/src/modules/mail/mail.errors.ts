import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

/** Staff or a restore have paused what goes out by mail: what began now would wait longer than its link lives. */
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
