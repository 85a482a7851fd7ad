import { InvalidInputError } from '../errors/app-error.js';

/** A cursor is the sort key of the last row of a page, opaque to clients. */
export function encodeCursor(key: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws InvalidInputError when the text is no cursor with `length` parts */
export function decodeCursor(cursor: string, length: number): (string | number | null)[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(key) &&
      key.length === length &&
      key.every(
        (part): part is string | number | null => part === null || ['string', 'number'].includes(typeof part),
      )
    ) {
      return key;
    }
  } catch {
    // Falls through to the same error: the text is not one of our cursors.
  }
  throw new InvalidInputError([{ field: 'cursor', message: 'cursor is not one that a list has answered' }]);
}
