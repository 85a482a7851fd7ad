import { ApiError } from '../../../lib/api';

/** The API's error for one field of a refused form, such as a password on public lists. */
export const refusalOf = (field: string, error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields.find((problem) => problem.field === field)?.message : undefined;
