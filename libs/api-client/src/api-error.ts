/** One field of the input that the API refused. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Every failure of a call: the API's error response, or `network.*` codes without one (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Stable, dotted: `auth.invalid_credentials`, `post.stale`, `network.timeout`, `network.interrupted`, `network.unreachable`. */
    readonly code: string,
    /** Message for the user. */
    message: string,
    readonly details?: unknown,
    readonly requestId?: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The refused fields of a 400, otherwise an empty list. */
  get fields(): readonly FieldProblem[] {
    return this.code === 'validation.failed' && Array.isArray(this.details)
      ? (this.details as FieldProblem[])
      : [];
  }
}

/** The server's message of a failure, or why it could not be reached; `otherwise` when its response had no message. */
export function wordsOf(error: Error, otherwise: string): string {
  const hasNone = error.message === '' || (error instanceof ApiError && error.code.startsWith('http.'));
  return hasNone ? otherwise : error.message;
}

/** Reads `{ error, code, details?, requestId }`; a response of another shape (a proxy's page) becomes `http.<status>`. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined;
  const body: unknown = await response.json().catch(() => undefined);
  if (isErrorBody(body)) {
    return new ApiError(
      response.status,
      body.code,
      body.error,
      body.details,
      body.requestId,
      retryAfterSeconds,
    );
  }
  const text = `HTTP ${response.status}: ${response.statusText}`;
  return new ApiError(
    response.status,
    `http.${response.status}`,
    text,
    undefined,
    undefined,
    retryAfterSeconds,
  );
}

/** No response came from the API. */
export const unreachable = () => new ApiError(0, 'network.unreachable', 'Network error occurred');

/** True for an HTML page: the API returns JSON, files and event streams only. */
export const isPage = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

interface ErrorBody {
  error: string;
  code: string;
  details?: unknown;
  requestId?: string;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'code' in body &&
    typeof body.code === 'string'
  );
}

/** The body of a successful response. The client throws on every error, so a missing body is a bug of the API. */
export function bodyOf<Body>({ data }: { data?: Body }): Body {
  if (data === undefined) throw new Error('Empty answer');
  return data;
}
