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

/** No attempt of the job that is left would help: the queue keeps it as failed at once. */
export class FinalFailureError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    // By this name BullMQ knows that it is not to try again.
    this.name = 'UnrecoverableError';
  }
}
