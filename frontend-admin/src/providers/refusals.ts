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

/** What somebody else made of a row while it was edited here. */
export interface Newer<Row> {
  readonly current: Row;
  /** Address of the member of staff who did; null where it is not known. */
  readonly changedBy: string | null;
}

/** The newer row of a change that came too late; null for other failures. */
export function newerIn<Row>(error: unknown): Newer<Row> | null {
  if (!(error instanceof ApiError || error instanceof HttpError) || error.status !== 409) return null;
  const details = (
    error instanceof ApiError ? error.details : (error.body as { details?: unknown }).details
  ) as { current?: Row; changed_by?: string | null } | null | undefined;
  return details?.current ? { current: details.current, changedBy: details.changed_by ?? null } : null;
}

/** 'Changed meanwhile by stella@example.test' */
export const changedMeanwhile = ({ changedBy }: Newer<unknown>) =>
  `Changed meanwhile${changedBy === null ? '' : ` by ${changedBy}`}`;
