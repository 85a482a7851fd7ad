/** What a wrong field is called and what is wrong with it, in words for the person who sent it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * An expected failure with a stable code. `message` is shown to the user; `details` goes out as it is, so it must hold
 * nothing secret.
 */
export class AppError extends Error {
  constructor(
    /** HTTP status: API-2 says which one means what. */
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
  /** Also for a row that belongs to somebody else: the answer must not tell them apart. */
  constructor(what: string) {
    super(404, 'not_found', `${what} was not found.`);
  }
}

/** So many problems are named in the sentence; all of them are in the details. */
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
