import { ApiError } from '@drumbeat/api-client';
import { isSessionMissing } from '../session/is-session-missing';

/**
 * The server does not take what was sent, now or later. Without a network or a session, after too many calls (429) and while the
 * server cannot (5xx), the same may be sent again.
 */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status > 0 &&
  error.status !== 429 &&
  error.status < 500 &&
  !isSessionMissing(error);
