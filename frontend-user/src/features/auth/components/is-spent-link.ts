import { ApiError } from '../../../lib/api';

/** The API's 410: the link of a mail was used, has run out, or is none of ours. */
export const isSpentLink = (error: Error): boolean => error instanceof ApiError && error.status === 410;
