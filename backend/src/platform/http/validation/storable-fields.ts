import type { FieldProblem } from '../errors/app-error.js';

/** NUL, which PostgreSQL's text cannot hold, and halves of characters, which no text can. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** No request of ours goes this deep, and what reads requests recursively has a stack that ends. */
const DEEPEST = 20;

/** The fields of a request that no database could store or no code could walk; `field` is the path to them. */
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
