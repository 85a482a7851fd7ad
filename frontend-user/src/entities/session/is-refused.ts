import { ApiError } from '@drumbeat/api-client';
import { OTHER_ACCOUNT } from '@drumbeat/domain';

/**
 * The request had no session of the page's owner: it has ended, or belongs to another account. Their text is kept on
 * the device.
 */
export const isSessionMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === OTHER_ACCOUNT);

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
