import { ApiError } from '@drumbeat/api-client';
import { HttpError } from 'react-admin';

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
