import { ApiError } from '@drumbeat/api-client';

/** The server has no such thing: it was deleted in another tab or on another device, if it ever was. */
export const isDeleted = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
