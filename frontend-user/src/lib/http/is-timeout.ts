import { ApiError } from './api';

/** True when our own timer ended the call: no response came, and none was refused. */
export const isTimeout = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'network.timeout';
