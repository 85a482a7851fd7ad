import { AppError, NotFoundError } from '../../platform/http/errors/app-error.js';

export class TrackedSessionNotFoundError extends NotFoundError {
  constructor() {
    super('The session');
  }
}

export class TrackedSessionEndedError extends AppError {
  constructor() {
    super(409, 'tracking.session_ended', 'This session is over. Start a new one.');
  }
}
