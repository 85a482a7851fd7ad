import { AppError } from '../../../platform/http/errors/app-error.js';
import { cannotSave } from '../../../platform/http/errors/cannot-save.js';
import { isDatabaseAway } from '../../../platform/database/database-away.js';

/** The code under which a failure stands in the history and goes to the user. */
export function failureCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (cannotSave(error)) return 'service.cannot_save';
  return isDatabaseAway(error) ? 'service.unavailable' : 'internal';
}
