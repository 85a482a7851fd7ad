import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/app-error.js';

export class EmailTakenError extends AppError {
  constructor() {
    super(409, 'auth.email_taken', ACCOUNT_TEXTS.emailTaken);
  }
}

/** One answer for a wrong password and for an account that does not exist. */
export class InvalidCredentialsError extends AppError {
  constructor() {
    super(401, 'auth.invalid_credentials', ACCOUNT_TEXTS.invalidCredentials);
  }
}

export class SessionEndedError extends AppError {
  constructor() {
    super(401, 'auth.session_ended', 'Your session has ended. Please sign in again.');
  }
}

export class TooManyAttemptsError extends AppError {
  constructor(retryAfterSeconds: number) {
    super(
      429,
      'auth.too_many_attempts',
      'Too many attempts. Please wait a moment and try again.',
      { retry_after_seconds: retryAfterSeconds },
      retryAfterSeconds,
    );
  }
}
