import { ApiError } from '@drumbeat/api-client';
import { OTHER_ACCOUNT } from '@drumbeat/domain';

/**
 * The request had no session of the page's owner: it has ended, or belongs to another account. Their text is kept on
 * the device.
 */
export const isSessionMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === OTHER_ACCOUNT);
