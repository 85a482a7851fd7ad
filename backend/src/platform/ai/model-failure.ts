import {
  APICallError,
  JSONParseError,
  NoOutputGeneratedError,
  RetryError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { retryAfterSeconds } from './retry-after.js';
import { ModelUnavailableError, ModelOutputError, type ModelUnavailableReason } from './model.errors.js';

/**
 * Converts an error of the AI SDK to one of ours. The SDK's errors contain the request, the address and the response
 * body, so none of them is passed on, not even as a cause.
 */
export function modelFailure(error: unknown): ModelUnavailableError | ModelOutputError {
  if (error instanceof ModelUnavailableError || error instanceof ModelOutputError) return error;
  if (RetryError.isInstance(error)) return modelFailure(error.lastError);
  if (NoOutputGeneratedError.isInstance(error)) return new ModelOutputError(['The answer is empty.']);
  if (isTimeout(error)) return new ModelUnavailableError('timeout');
  const status = statusOf(error);
  const isGarbage = JSONParseError.isInstance(error) || TypeValidationError.isInstance(error);
  if (isGarbage || (status !== undefined && status < 300)) {
    return new ModelOutputError(['The endpoint did not answer in the form of the protocol.']);
  }
  return new ModelUnavailableError(unavailableReason(status), status, waitSecondsOf(error));
}

/** True for a refusal of the request as such, which a simpler request may pass. */
export function isRequestRefused(error: unknown): boolean {
  const status = statusOf(error);
  return status === 400 || status === 422;
}

function unavailableReason(status: number | undefined): ModelUnavailableReason {
  if (status === undefined) return 'unreachable';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429 || status === 529) return 'busy';
  return status >= 500 ? 'unreachable' : 'refused';
}

function statusOf(error: unknown): number | undefined {
  return APICallError.isInstance(error) || StreamProviderError.isInstance(error)
    ? error.statusCode
    : undefined;
}

/** The response's Retry-After in whole seconds, if it is a sensible time. */
function waitSecondsOf(error: unknown): number | undefined {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  return retryAfterSeconds(header);
}

/** By name only: a signal throws a DOMException, not an Error of every realm. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? error.name : undefined;
  return name === 'TimeoutError' || name === 'AbortError' || ('cause' in error && isTimeout(error.cause));
}
