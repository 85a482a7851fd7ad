import { randomUUID } from 'node:crypto';
import type { BodyProblem } from './event-body.rules.js';

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is a page. */
  readonly body?: object | string;
}

/** JSON:API's envelope, as Klaviyo fills it. */
function error(status: number, code: string, title: string, detail: string, pointer = '/data/'): Answer {
  return {
    status,
    body: { errors: [{ id: randomUUID(), status, code, title, detail, source: { pointer }, meta: {} }] },
  };
}

export const klaviyoErrors = {
  unauthorized: () =>
    error(
      401,
      'not_authenticated',
      'Authentication credentials were not provided.',
      'Missing or invalid private key.',
    ),
  forbidden: () =>
    error(
      403,
      'permission_denied',
      'You do not have permission to perform this action.',
      'The API key specified is missing the scope events:write.',
    ),
  challenge: (): Answer => ({
    status: 403,
    headers: { 'content-type': 'text/html; charset=UTF-8', 'cf-mitigated': 'challenge' },
    body: '<!DOCTYPE html><title>Just a moment...</title>',
  }),
  throttled: (seconds: number): Answer => ({
    ...error(
      429,
      'throttled',
      'Request was throttled.',
      `Request was throttled. Expected available in ${seconds} seconds.`,
    ),
    headers: { 'retry-after': String(seconds) },
  }),
  broken: (status: 500 | 503) =>
    error(
      status,
      'error',
      'A server error occurred.',
      'Please try again, and contact support if it goes on.',
    ),
  invalid: ({ detail, pointer }: BodyProblem) => error(400, 'invalid', 'Invalid input.', detail, pointer),
  notFound: () => error(404, 'not_found', 'Not found.', 'There is no such resource.'),
  noMethod: () => error(405, 'method_not_allowed', 'Method not allowed.', 'Create Event is a POST.'),
  gone: (revision: string) =>
    error(410, 'gone', 'Gone.', `The revision ${revision} is not available.`, '/revision'),
  mediaType: () =>
    error(
      415,
      'unsupported_media_type',
      'Unsupported media type.',
      'Send the content type application/vnd.api+json.',
    ),
};
