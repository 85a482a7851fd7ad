import type { FieldProblem } from '../errors/app-error.js';

/** NUL, which PostgreSQL's text cannot hold, and halves of characters, which no text can. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** No valid request is this deep, and recursive readers have a limited stack. */
const DEEPEST = 20;

/** The fields of a request that the database cannot store or that are too deep to process; `field` is the path to them. */
export function unstorableFields(value: unknown, path: readonly string[] = []): FieldProblem[] {
  const field = path.join('.');
  if (typeof value === 'string') {
    return UNSTORABLE.test(value)
      ? [{ field, message: `${field} contains a character that cannot be stored` }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (path.length === DEEPEST) return [{ field, message: `${path[0] ?? ''} is nested too deeply` }];
  return Object.entries(value).flatMap(([key, child]) => unstorableFields(child, [...path, key]));
}
