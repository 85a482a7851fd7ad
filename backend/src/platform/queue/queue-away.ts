/** The queue's server did not accept a job in time. */
export class QueueAwayError extends Error {
  constructor(cause: unknown) {
    super('The queue cannot be reached', { cause });
    this.name = 'QueueAwayError';
  }
}

export function isQueueAway(error: unknown): error is QueueAwayError {
  return error instanceof QueueAwayError;
}
