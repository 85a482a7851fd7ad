import { ApiError, apiErrorOf, unreachable } from './api-error.js';

export interface ResilientFetchOptions {
  readonly fetch: typeof fetch;
  /** A call is given up after this long, 15 s in the apps (SESSION-7). */
  readonly timeoutMs: number;
  /** Pauses before each retry of a read (SESSION-6). Writes are never retried (a post must not be published twice). */
  readonly retryDelaysMs: readonly number[];
  /** True for a reading request; default: GET and HEAD. */
  readonly isRead?: (request: Request) => boolean;
  /**
   * Pause in milliseconds before a throttled read (429) is retried, by the response's Retry-After in seconds and the
   * number of such responses so far; null to give up. Default: no retry (SESSION-6).
   */
  readonly throttledDelayMs?: (retryAfterSeconds: number | undefined, refusals: number) => number | null;
  /** Renews the session; returns true when this request may be retried. Called for a 401 only. */
  readonly renewSession?: (request: Request) => Promise<boolean>;
}

/** `fetch` with the time-out, the retries of reads and the renewal of an expired session; every failure is an ApiError. */
export function resilientFetch(options: ResilientFetchOptions): (request: Request) => Promise<Response> {
  const { isRead = isReadByMethod, throttledDelayMs = () => null } = options;
  const throttledWait = async (response: Response, refusals: number) =>
    throttledDelayMs((await apiErrorOf(response.clone())).retryAfterSeconds, refusals);
  return async (request) => {
    const mayRepeat = isRead(request);
    const delays = mayRepeat ? options.retryDelaysMs : [];
    let renewed = false;
    let failures = 0;
    let refusals = 0;
    for (;;) {
      let wait: number | null | undefined;
      try {
        const response = await fetchOnce(request.clone(), options);
        if (!renewed && (await isSessionRefused(response)) && (await options.renewSession?.(request))) {
          renewed = true;
          continue;
        }
        if (response.status === 503) wait = delays[failures++];
        if (response.status === 429 && mayRepeat) wait = await throttledWait(response, ++refusals);
        if (wait === undefined || wait === null) return response;
      } catch (error) {
        wait = delays[failures++];
        if (request.signal.aborted || isTimeout(error) || wait === undefined) throw error;
      }
      await pause(wait, request.signal);
    }
  };
}

const isReadByMethod = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** A 401 for a wrong password is not about the session: a retry would count as a second attempt. */
const isSessionRefused = async (response: Response) =>
  response.status === 401 && (await apiErrorOf(response.clone())).code !== 'auth.wrong_password';

/** A user who has waited for 15 s gets the error, instead of waiting as long again. */
const isTimeout = (error: unknown) => error instanceof ApiError && error.code === 'network.timeout';

async function fetchOnce(request: Request, { fetch, timeoutMs }: ResilientFetchOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(new Request(request, { signal: AbortSignal.any([request.signal, timeout]) }));
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (timeout.aborted) {
      throw new ApiError(0, 'network.timeout', `Network request timeout after ${timeoutMs}ms`);
    }
    throw unreachable();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}
