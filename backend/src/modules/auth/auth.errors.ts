import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { AppError } from '../../platform/http/errors/app-error.js';

export class EmailTakenError extends AppError {
  constructor() {
    super(409, 'auth.email_taken', ACCOUNT_TEXTS.emailTaken);
  }
}

/** The same response for a wrong password and for an account that does not exist. */
export class InvalidCredentialsError extends AppError {
  constructor() {
    super(401, 'auth.invalid_credentials', ACCOUNT_TEXTS.invalidCredentials);
  }
}

export class SessionEndedError extends AppError {
  constructor(code = 'auth.session_ended') {
    super(401, code, 'Your session has ended. Please sign in again.');
  }
}

/** By signing out, or in anew, in this browser: that response has changed its cookies, which may be somebody else's by now. */
export class SessionLeftError extends SessionEndedError {}

/** The token is not ours (SESSION-11): its own code, because browsers count it (SIGNIN-13). */
export class SessionCorruptError extends SessionEndedError {
  constructor() {
    super('auth.session_corrupt');
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

/** The password was right, so this reveals nothing to anybody but the owner. */
export class EmailNotConfirmedError extends AppError {
  constructor() {
    super(403, 'auth.email_not_confirmed', ACCOUNT_TEXTS.emailNotConfirmed);
  }
}

/** The current password of a signed-in user was wrong. */
export class WrongPasswordError extends AppError {
  constructor() {
    super(401, 'auth.wrong_password', 'That is not your current password.');
  }
}

export class NoPasswordError extends AppError {
  constructor() {
    super(
      409,
      'auth.no_password',
      'Your account has no password yet. We can send you a mail with a link to choose one.',
    );
  }
}

export class LinkUsedError extends AppError {
  constructor() {
    super(410, 'auth.link_used', 'This link was already used. Please ask for a new one.');
  }
}

export class LinkExpiredError extends AppError {
  constructor() {
    super(410, 'auth.link_expired', 'This link has expired. Please ask for a new one.');
  }
}

export class LinkInvalidError extends AppError {
  constructor() {
    super(410, 'auth.link_invalid', 'This link does not work. Please ask for a new one.');
  }
}

export class GoogleUnavailableError extends AppError {
  constructor() {
    super(
      503,
      'google.unavailable',
      'Google sign-in is not available at the moment. Please try another way.',
    );
  }
}
