import { AppError } from '../http/errors/app-error.js';
import { Turnstile } from './turnstile.js';

export interface BulkheadLimits {
  /** Calls of all users that run at the same time, or what these weigh together. */
  readonly places: number;
  /** How many of the places may go to calls of users that have one already; all of them where it is left out. */
  readonly furtherPlaces?: number;
  /** Those of one user. */
  readonly placesEach: number;
  /** Calls of one user that wait for one of their own to end; a further one is refused. */
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

/** Keeps one user's burst from taking what all share: a few of each user's calls at a time, and of all users' a few more. */
export class Bulkhead {
  private readonly all: Turnstile;
  private readonly further: Turnstile;
  private readonly own = new Map<string, { readonly turnstile: Turnstile; calls: number; inside: number }>();

  constructor(private readonly limits: BulkheadLimits) {
    this.all = new Turnstile(limits.places);
    this.further = new Turnstile(limits.furtherPlaces ?? limits.places);
  }

  /** Those with calls that run or wait: of the others nothing is kept. */
  get users(): number {
    return this.own.size;
  }

  /**
   * @param weight how many places it takes
   * @throws TooManyAtOnceError at once, before `work` begins
   */
  async run<Result>(userId: string, work: () => Promise<Result>, weight = 1): Promise<Result> {
    const { placesEach, waitingEach } = this.limits;
    const user = this.own.get(userId) ?? { turnstile: new Turnstile(placesEach), calls: 0, inside: 0 };
    if (user.calls >= placesEach + waitingEach) throw new TooManyAtOnceError();
    this.own.set(userId, user);
    user.calls += 1;
    try {
      return await user.turnstile.pass(async () => {
        const isFurther = user.inside > 0;
        user.inside += 1;
        const pass = () => this.all.pass(work, weight);
        try {
          return await (isFurther ? this.further.pass(pass, weight) : pass());
        } finally {
          user.inside -= 1;
        }
      });
    } finally {
      user.calls -= 1;
      if (user.calls === 0) this.own.delete(userId);
    }
  }
}
