import { isUUID } from 'class-validator';
import { InvalidInputError } from '../errors/app-error.js';
import { decodeCursor, encodeCursor } from './pagination.js';

/** Place in a list ordered by an instant: microseconds since 1970 (a Date has milliseconds only) and the row's uuid. */
export interface TimeKey {
  readonly at: number;
  readonly id: string;
}

/** SQL: the `at` of a timestamptz column. */
export const microsecondsOf = (column: string): string => `(extract(epoch from ${column}) * 1000000)::float8`;

/** SQL: the timestamptz of an `at`, which is bound to this parameter. */
export const instantOf = (parameter: string): string =>
  `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;

/** A page out of up to `limit` + 1 rows; `next` is null on the last one. */
export function timePage<Row extends TimeKey>(
  rows: readonly Row[],
  limit: number,
): { rows: Row[]; next: TimeKey | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? { at: last.at, id: last.id } : null };
}

export function encodeTimeKey(key: TimeKey | null): string | null {
  return key && encodeCursor([key.at, key.id]);
}

/**
 * Null without a cursor: the list's start.
 * @throws InvalidInputError when the text is no cursor of such a list
 */
export function decodeTimeKey(cursor: string | undefined): TimeKey | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2);
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || typeof id !== 'string' || !isUUID(id)) {
    const message = 'cursor is not one that this list has answered';
    throw new InvalidInputError([{ field: 'cursor', message }]);
  }
  return { at, id };
}
