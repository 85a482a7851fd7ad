import { AppError } from '../../platform/http/app-error.js';

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
