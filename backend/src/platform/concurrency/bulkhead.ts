import { AppError } from '../http/errors/app-error.js';
import { FairSemaphore } from './fair-semaphore.js';

export interface BulkheadLimits {
  /** Calls of all users that run at the same time, or what these weigh together. */
  readonly places: number;
  /** How many of the places may go to calls of users that have one already; all of them where it is left out. */
  readonly furtherPlaces?: number;
  /** Those of one user. */
  readonly placesEach: number;
  /** Calls of one user that wait for a place; a further one is refused. */
  readonly waitingEach: number;
}

export class TooManyAtOnceError extends AppError {
  constructor() {
    super(
      429,
      'request.too_many_at_once',
      'Too many of these at the same time. Please wait a moment.',
      undefined,
      1,
    );
  }
}

/** Keeps one user's burst from taking what all share: a few of each user's calls at a time, and of all users' a few more, in turns. */
export class Bulkhead {
  private readonly semaphore: FairSemaphore;

  constructor(private readonly limits: BulkheadLimits) {
    this.semaphore = new FairSemaphore({ furtherPlaces: limits.places, ...limits });
  }

  /** Those with calls that run or wait: of the others nothing is kept. */
  get users(): number {
    return this.semaphore.size;
  }

  /**
   * @param weight how many places it takes
   * @throws TooManyAtOnceError at once, before `work` begins
   */
  async run<Result>(userId: string, work: () => Promise<Result>, weight = 1): Promise<Result> {
    const { placesEach, waitingEach } = this.limits;
    if (this.semaphore.countOf(userId) >= placesEach + waitingEach) throw new TooManyAtOnceError();
    const leave = await new Promise<() => void>((enter) => this.semaphore.acquire(userId, weight, enter));
    try {
      return await work();
    } finally {
      leave();
    }
  }
}
