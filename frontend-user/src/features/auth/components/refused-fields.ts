import { ApiError } from '../../../lib/api';

/** What the API says about one field of a refused form, as a password on public lists. */
export const refusalOf = (field: string, error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields.find((problem) => problem.field === field)?.message : undefined;
