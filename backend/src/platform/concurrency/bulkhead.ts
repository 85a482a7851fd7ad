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
  /** How long a call waits for a place at most; without an end where it is left out. */
  readonly waitMaxMs?: number;
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

export class NoPlaceInTimeError extends AppError {
  constructor() {
    super(
      503,
      'request.no_place',
      'Too many people are doing this at the moment. Please try again shortly.',
      undefined,
      10,
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
   * @throws TooManyAtOnceError at once, NoPlaceInTimeError after the longest wait; both before `work` begins
   */
  async run<Result>(userId: string, work: () => Promise<Result>, weight = 1): Promise<Result> {
    const { placesEach, waitingEach } = this.limits;
    if (this.semaphore.countOf(userId) >= placesEach + waitingEach) throw new TooManyAtOnceError();
    const leave = await this.place(userId, weight);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** @returns gives the place back */
  private place(userId: string, weight: number): Promise<() => void> {
    const { waitMaxMs } = this.limits;
    return new Promise((enter, reject) => {
      let giveUp: () => void = () => undefined;
      const waited = () => {
        giveUp();
        reject(new NoPlaceInTimeError());
      };
      const timer = waitMaxMs === undefined ? undefined : setTimeout(waited, waitMaxMs);
      giveUp = this.semaphore.acquire(userId, weight, (leave) => {
        clearTimeout(timer);
        enter(leave);
      });
    });
  }
}
