import { AppError } from '../http/errors/app-error.js';
import { FinalFailureError } from '../queue/queue.errors.js';
import type { JobContext } from '../queue/handles-job.decorator.js';
import { LEASE_SECONDS, type Claim, type LeasedRows } from './leased-rows.repository.js';

/** Attempts per row: the first and two more. */
const MAX_ATTEMPTS = 3;

/** The lease ran out, and another worker has the row. What was done under it must not be saved. */
export class LeaseLostError extends Error {
  constructor() {
    super('The lease of the work is lost');
    this.name = 'LeaseLostError';
  }
}

/** A job was asked to run again whose row cannot: what it worked on is gone, or somebody has begun it anew. */
const ENDED =
  'What this job was about has ended and cannot be taken up again: whoever asked for it begins it anew';

/** What a job says of its run besides its payload. */
export type WorkContext = Pick<JobContext, 'signal'> & Partial<Pick<JobContext, 'isRetried'>>;

/** The work on a claimed row. */
export interface LeasedTask<Claimed extends Claim> {
  /** Saves its result and the row's end in one transaction, under the lease; throws LeaseLostError when that is gone. */
  readonly work: (claim: Claimed, signal: AbortSignal) => Promise<void>;
  /** True for a failure that a retry would only repeat. */
  readonly isFinal: (error: unknown) => boolean;
  /** Message: several workers were lost on it. */
  readonly interrupted: string;
  /** Message: it failed for an unknown reason. */
  readonly unexpected: string;
  /** Another worker took it over. */
  readonly onLost: (claim: Claimed) => void;
}

/**
 * Does the work of a row. Safe to call at any time, any number of times and by several workers at once: the one that
 * claims the row works. Does nothing when the row has ended, was deleted, or is leased by another worker; a row that has
 * failed is begun anew for who has its job run again. @throws the failure, after releasing the row, while there are
 * attempts left; FinalFailureError where none is
 */
export async function runLeased<Claimed extends Claim>(
  rows: LeasedRows<Claimed>,
  id: string,
  task: LeasedTask<Claimed>,
  { signal, isRetried = false }: WorkContext,
): Promise<void> {
  const claim = await rows.claim(id, { isRetried });
  if (!claim) {
    if (isRetried && (await rows.hasFailed(id))) throw new FinalFailureError(new Error(ENDED));
    return;
  }
  if (claim.attempts > MAX_ATTEMPTS) {
    await rows.fail(claim, task.interrupted);
    throw new FinalFailureError(new Error(task.interrupted));
  }
  try {
    await whileLeased(rows, claim, signal, (working) => task.work(claim, working));
  } catch (error) {
    await settle(rows, claim, task, error, signal);
  }
}

async function settle<Claimed extends Claim>(
  rows: LeasedRows<Claimed>,
  claim: Claimed,
  task: LeasedTask<Claimed>,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (error instanceof LeaseLostError) {
    task.onLost(claim);
    return;
  }
  if (signal.aborted) {
    await rows.handBack(claim);
    throw error;
  }
  if (task.isFinal(error) || claim.attempts >= MAX_ATTEMPTS) {
    await rows.fail(claim, error instanceof AppError ? error.message : task.unexpected);
    // What its user alone can settle stands in the row, and is nothing that staff could run again.
    if (error instanceof AppError && error.status < 500) return;
    throw new FinalFailureError(error);
  }
  await rows.release(claim);
  throw error;
}

/**
 * Runs `work` and keeps the lease alive meanwhile. The work's signal is aborted when the caller's is, and when the lease is
 * lost; a renewal that fails is tried again while the lease lasts.
 * @throws any error of `work`; LeaseLostError when it was aborted because of the lease
 */
export async function whileLeased<Result>(
  rows: { readonly renew: (claim: Claim) => Promise<boolean> },
  claim: Claim,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const timer = setInterval(
    () => {
      rows.renew(claim).then(
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
