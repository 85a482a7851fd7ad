import { AppError } from '../../../platform/http/errors/app-error.js';
import { cannotSave } from '../../../platform/http/errors/cannot-save.js';
import { isDatabaseAway } from '../../../platform/database/database-away.js';

/** The error code for the history and the user. */
export function failureCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (cannotSave(error)) return 'service.cannot_save';
  return isDatabaseAway(error) ? 'service.unavailable' : 'internal';
}
