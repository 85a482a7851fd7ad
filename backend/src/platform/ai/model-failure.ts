import {
  APICallError,
  JSONParseError,
  NoOutputGeneratedError,
  RetryError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { retryAfterSeconds } from '../clock/retry-after.js';
import { readRefusal, refusalCause } from './endpoint-refusal.js';
import {
  MODEL_WAIT_SECONDS_MAX,
  ModelEndlessError,
  ModelOutputError,
  ModelRefusalError,
  ModelUnavailableError,
  type ModelUnavailableReason,
} from './model.errors.js';

const NAMES_MAX = 5;
const NAME_MAX = 80;

export type ModelFailure = ModelEndlessError | ModelUnavailableError | ModelOutputError | ModelRefusalError;

/**
 * Converts an error of the AI SDK to one of ours. The SDK's errors contain the request, the address and the response
 * body, so none of them is passed on, not even as a cause.
 */
export function modelFailure(error: unknown): ModelFailure {
  const own = ownFailure(error);
  if (own !== undefined) return own;
  if (RetryError.isInstance(error)) return modelFailure(error.lastError);
  if (NoOutputGeneratedError.isInstance(error)) return new ModelOutputError(['The answer is empty.']);
  if (isTimeout(error)) return new ModelUnavailableError('timeout');
  const status = statusOf(error);
  const isGarbage = JSONParseError.isInstance(error) || TypeValidationError.isInstance(error);
  if (isGarbage || (status !== undefined && status < 300)) {
    return new ModelOutputError(['The endpoint did not answer in the form of the protocol.']);
  }
  const cause = causeOf(error, status);
  if (cause === 'content') return new ModelRefusalError();
  if (cause === 'credit') return new ModelUnavailableError('no_credit', status);
  if (cause === 'context') return new ModelUnavailableError('context_too_long', status);
  return new ModelUnavailableError(unavailableReason(status), status, waitSecondsOf(error));
}

/** True for a refusal of the request's form, which a simpler request may pass. */
export function isFormRefused(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 400 || status === 422) && causeOf(error, status) === undefined;
}

/** Names in an endpoint's refusal that help an operator; its sentences may quote what it was sent. */
export function refusalNames(error: unknown): { readonly codes?: string[]; readonly fields?: string[] } {
  const call: unknown = RetryError.isInstance(error) ? error.lastError : error;
  const body = bodyOf(call);
  if (body === undefined) return {};
  const { codes, fields } = readRefusal(statusOf(call) ?? 0, body);
  const short = (names: readonly string[]) =>
    names.slice(0, NAMES_MAX).map((name) => name.slice(0, NAME_MAX));
  return { codes: short(codes), fields: short(fields) };
}

/** Ours, also where the SDK or a stream has put it into one of theirs. */
function ownFailure(error: unknown): ModelFailure | undefined {
  if (isFailure(error)) return error;
  const isWrapped = typeof error === 'object' && error !== null && 'cause' in error;
  return isWrapped ? ownFailure(error.cause) : undefined;
}

function isFailure(error: unknown): error is ModelFailure {
  return (
    error instanceof ModelEndlessError ||
    error instanceof ModelUnavailableError ||
    error instanceof ModelOutputError ||
    error instanceof ModelRefusalError
  );
}

function causeOf(error: unknown, status: number | undefined) {
  const body = bodyOf(error);
  return status === undefined || body === undefined ? undefined : refusalCause(readRefusal(status, body));
}

function unavailableReason(status: number | undefined): ModelUnavailableReason {
  if (status === undefined) return 'unreachable';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429 || status === 529) return 'busy';
  return status >= 500 ? 'unreachable' : 'refused';
}

/** The status of the response, or of the error in it: OpenRouter's is 200 before its provider has begun (MODEL-7). */
function statusOf(error: unknown): number | undefined {
  if (StreamProviderError.isInstance(error)) return error.statusCode;
  if (!APICallError.isInstance(error)) return undefined;
  const { statusCode = 0, responseBody = '' } = error;
  if (statusCode !== 200) return error.statusCode;
  const codes = readRefusal(statusCode, responseBody).codes.map(Number);
  return codes.find((code) => code >= 400 && code <= 599) ?? statusCode;
}

/** The error of an endpoint, as JSON or as it came. */
function bodyOf(error: unknown): string | undefined {
  if (StreamProviderError.isInstance(error)) return JSON.stringify(error.data ?? {});
  return APICallError.isInstance(error) ? error.responseBody : undefined;
}

/** The response's Retry-After in whole seconds, if it is a sensible time. */
function waitSecondsOf(error: unknown): number | undefined {
  const header = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  return retryAfterSeconds(header, { now: new Date(), atMost: MODEL_WAIT_SECONDS_MAX });
}

/** By name only: a signal throws a DOMException, not an Error of every realm. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name = 'name' in error ? error.name : undefined;
  return name === 'TimeoutError' || name === 'AbortError' || ('cause' in error && isTimeout(error.cause));
}
