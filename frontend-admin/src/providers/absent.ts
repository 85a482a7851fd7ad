import { ApiError } from '@drumbeat/api-client';
import { HttpError } from 'react-admin';

/** True where the API has no such record, or says that the address holds no id at all. */
export function isAbsent(error: unknown): boolean {
  if (error instanceof ApiError) {
    return error.status === 404 || error.fields.some(({ field }) => field === 'id');
  }
  if (!(error instanceof HttpError)) return false;
  const { errors } = error.body as { errors?: Readonly<Record<string, string>> };
  return error.status === 404 || errors?.['id'] !== undefined;
}
