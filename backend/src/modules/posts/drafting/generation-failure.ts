import { AppError } from '../../../platform/http/errors/app-error.js';
import { cannotSave } from '../../../platform/http/errors/cannot-save.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';

/** The error code for the history and the user. */
export function failureCode(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (cannotSave(error)) return 'service.cannot_save';
  return isDatabaseUnavailable(error) ? 'service.unavailable' : 'internal';
}
