import { AppError } from '../../platform/http/app-error.js';
import { isDatabaseAway } from '../../platform/database/database-away.js';

/** The code under which a failure stands in the history and goes to the user. */
export function failureCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return isDatabaseAway(error) ? 'service.unavailable' : 'internal';
}
