import { ApiError } from '@drumbeat/api-client';
import { OTHER_ACCOUNT } from '@drumbeat/domain';

/** No session of the page's owner came along: it has ended, or it is somebody else's. Their text waits on the device. */
export const isSessionMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === OTHER_ACCOUNT);
