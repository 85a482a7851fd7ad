import { ApiError } from '@drumbeat/api-client';

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** What failed, as far as it is known here, and what to do; null where the server said it itself. */
function wordsFor({ code, status }: ApiError, method: string): string | null {
  const what = isRead(method) ? '' : ': this may not be done';
  if (code === 'network.unreachable')
    return `The server cannot be reached${what}. Check your network and try again.`;
  if (code === 'network.timeout') return `The server took too long to answer${what}. Try again in a minute.`;
  if (!code.startsWith('http.')) return null;
  return status >= 500
    ? `The server cannot answer at the moment (${status})${what}. Try again in a minute.`
    : `The server refused this without a reason (${status}). Ask whoever runs Drumbeat.`;
}

/** The failure in words for staff, of the same code. */
export function inWords(error: ApiError, method: string): ApiError {
  const words = wordsFor(error, method);
  const { status, code, details, requestId, retryAfterSeconds } = error;
  return words === null ? error : new ApiError(status, code, words, details, requestId, retryAfterSeconds);
}
