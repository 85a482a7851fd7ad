/** An invalid field and its problem, as text for the sender. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * An expected failure with a stable code. `message` is shown to the user; `details` is sent unchanged, so it must hold
 * nothing secret.
 */
export class AppError extends Error {
  constructor(
    /** HTTP status: see API-2 for the meanings. */
    readonly status: number,
    /** Stable, dotted, lower case: `post.stale`. */
    readonly code: string,
    message: string,
    readonly details?: unknown,
    /** Sent as the Retry-After header. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

export class NotFoundError extends AppError {
  /** Also for a row of another user: the response must not distinguish them. */
  constructor(what: string) {
    super(404, 'not_found', `${what} was not found.`);
  }
}

/** Number of problems named in the message; all of them are in the details. */
const NAMED = 3;

export class InvalidInputError extends AppError {
  constructor(problems: readonly FieldProblem[]) {
    super(400, 'validation.failed', wordsOf(problems), problems);
  }
}

/** 'Some of the fields are not valid: title must be a string; content must be shorter than or equal to 10000 characters.' */
function wordsOf(problems: readonly FieldProblem[]): string {
  const named = problems.slice(0, NAMED).map(({ message }) => message.replace(/\.$/u, ''));
  return `Some of the fields are not valid: ${named.join('; ')}${problems.length > NAMED ? '; and others' : ''}.`;
}
