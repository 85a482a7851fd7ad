import {
  LEASE_SECONDS,
  type ClaimedBatch,
  type PromptBatchLeaseRepository,
} from './prompt-batch-lease.repository.js';

/** The lease ran out, and another worker has the batch. What was done under it must not be saved. */
export class LeaseLostError extends Error {
  constructor() {
    super('The lease of the prompt batch is lost');
    this.name = 'LeaseLostError';
  }
}

/**
 * Runs `work` and keeps the lease alive meanwhile. The work's signal is aborted when the caller's is, and when the lease is
 * lost; a renewal that fails is tried again while the lease lasts.
 * @throws whatever `work` throws; LeaseLostError when it was aborted because of the lease
 */
export async function whileLeased<Result>(
  leases: Pick<PromptBatchLeaseRepository, 'renew'>,
  batch: ClaimedBatch,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const timer = setInterval(
    () => {
      leases.renew(batch).then(
        (renewed) => renewed || lost.abort(new LeaseLostError()),
        () => undefined,
      );
    },
    (LEASE_SECONDS * 1000) / 3,
  );
  try {
    return await work(AbortSignal.any([signal, lost.signal]));
  } catch (error) {
    throw lost.signal.aborted ? lost.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
}
