/** The queue's server did not accept a job in time. */
export class QueueUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The queue cannot be reached', { cause });
    this.name = 'QueueUnavailableError';
  }
}

export function isQueueUnavailable(error: unknown): error is QueueUnavailableError {
  return error instanceof QueueUnavailableError;
}
