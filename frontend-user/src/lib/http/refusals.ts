import { ApiError } from '@drumbeat/api-client';

/** The server has no such thing: it was deleted in another tab or on another device, if it ever was. */
export const isDeleted = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** True when our own timer ended the call: no response came, and none was refused. */
export const isTimeout = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'network.timeout';
