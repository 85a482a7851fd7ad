import { ApiError } from './api';

/** Our own timer ended the call: no answer came, and none was refused. */
export const isTimeout = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'network.timeout';
