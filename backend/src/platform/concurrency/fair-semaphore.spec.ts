import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairSemaphore, type SemaphoreLimits } from './fair-semaphore.js';

interface Visit {
  readonly user: string;
  readonly weight: number;
  leave?: () => void;
  giveUp?: () => void;
}

/** Keeps the books of who waits and who is inside, beside those of the semaphore. */
class Crowd {
  readonly waiting = new Set<Visit>();
  readonly inside = new Set<Visit>();
  private readonly semaphore: FairSemaphore;

  constructor(
    limits: SemaphoreLimits,
    private readonly entered: (visit: Visit) => void = () => undefined,
  ) {
    this.semaphore = new FairSemaphore(limits);
  }

  come(user: string, weight = 1): Visit {
    const visit: Visit = { user, weight };
    this.waiting.add(visit);
    visit.giveUp = this.semaphore.acquire(user, weight, (leave) => {
      this.entered(visit);
      this.waiting.delete(visit);
      this.inside.add(visit);
      visit.leave = leave;
    });
    return visit;
  }

  go(visit: Visit | undefined): void {
    if (!visit) return;
    this.inside.delete(visit);
    visit.leave?.();
  }

  /** One that is inside stays. */
  giveUp(visit: Visit | undefined): void {
    if (!visit) return;
    this.waiting.delete(visit);
    visit.giveUp?.();
  }

  of(user: string): Visit[] {
    return [...this.inside].filter((visit) => visit.user === user);
  }

  get users(): number {
    return this.semaphore.size;
  }
}

const total = (visits: Iterable<{ weight: number }>) =>
  [...visits].reduce((sum, { weight }) => sum + weight, 0);

const limits = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 4 }))
  .map(([places, further, placesEach]) => ({ places, furtherPlaces: Math.min(further, places), placesEach }));
const steps = fc.array(
  fc.oneof(
    fc.record({
      user: fc.constantFrom('ada', 'ben', 'cem', 'dan', 'eve'),
      weight: fc.integer({ min: 1, max: 20 }),
    }),
    fc.record({ leaves: fc.nat() }),
    fc.record({ givesUp: fc.nat() }),
  ),
  { maxLength: 80, size: 'max' },
);

/** Plays the steps, weights at most the places, and looks after each. */
function play(
  crowd: Crowd,
  { places }: SemaphoreLimits,
  moves: ({ user: string; weight: number } | { leaves: number } | { givesUp: number })[],
  look: () => void,
): void {
  for (const move of moves) {
    if ('user' in move) crowd.come(move.user, Math.min(move.weight, places));
    else if ('givesUp' in move) {
      const all = [...crowd.waiting, ...crowd.inside];
      crowd.giveUp(all[move.givesUp % Math.max(1, all.length)]);
    } else crowd.go([...crowd.inside][move.leaves % Math.max(1, crowd.inside.size)]);
    look();
  }
}

describe('A fair semaphore', () => {
  it('never holds more than its places, nor more further ones than there are places for them, nor more of a user', () => {
    fc.assert(
      fc.property(limits, steps, (limit, moves) => {
        const crowd = new Crowd(limit);
        play(crowd, limit, moves, () => {
          const users = [...new Set([...crowd.inside].map(({ user }) => user))].map((user) => crowd.of(user));
          const further = users.map(
            (visits) => total(visits) - Math.max(...visits.map(({ weight }) => weight)),
          );
          expect(total(crowd.inside)).toBeLessThanOrEqual(limit.places);
          expect(further.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(limit.furtherPlaces);
          for (const visits of users) expect(visits.length).toBeLessThanOrEqual(limit.placesEach);
        });
      }),
    );
  });

  it('lets each other user in once at most while one waits for a first place', () => {
    fc.assert(
      fc.property(limits, steps, (limit, moves) => {
        /** For each user who waits with nothing inside: who entered since. */
        const passed = new Map<string, string[]>();
        const crowd: Crowd = new Crowd(limit, ({ user }) => {
          passed.delete(user);
          for (const others of passed.values()) others.push(user);
        });
        play(crowd, limit, moves, () => {
          for (const others of passed.values()) expect(new Set(others).size).toBe(others.length);
          for (const user of passed.keys()) {
            if (![...crowd.waiting].some((visit) => visit.user === user)) passed.delete(user);
          }
          for (const { user } of crowd.waiting) {
            if (crowd.of(user).length === 0 && !passed.has(user)) passed.set(user, []);
          }
        });
      }),
    );
  });

  it('lets no further one in while somebody waits for a first place', () => {
    fc.assert(
      fc.property(limits, steps, (limit, moves) => {
        const crowd: Crowd = new Crowd(limit, ({ user }) => {
          const isFurther = crowd.of(user).length > 0;
          const waitsForFirst = [...crowd.waiting].some((other) => crowd.of(other.user).length === 0);
          expect(isFurther && waitsForFirst).toBe(false);
        });
        play(crowd, limit, moves, () => undefined);
      }),
    );
  });

  it('leaves nobody waiting for a first place who would find room, whoever’s turn it is', () => {
    fc.assert(
      fc.property(limits, steps, (limit, moves) => {
        const crowd = new Crowd(limit);
        play(crowd, limit, moves, () => {
          const first = [...crowd.waiting].filter(({ user }) => crowd.of(user).length === 0);
          if (first.length === 0) return;
          const heaviest = Math.max(...first.map(({ weight }) => weight));
          expect(total(crowd.inside) + heaviest).toBeGreaterThan(limit.places);
        });
      }),
    );
  });

  it('lets everybody in at last, each user’s in their order, and then keeps nothing', () => {
    fc.assert(
      fc.property(limits, steps, (limit, moves) => {
        const came: Visit[] = [];
        const entered: Visit[] = [];
        const crowd = new Crowd(limit, (visit) => void entered.push(visit));
        for (const move of moves) {
          if ('user' in move) came.push(crowd.come(move.user, Math.min(move.weight, limit.places)));
        }
        while (crowd.inside.size > 0) crowd.go([...crowd.inside].at(-1));
        for (const name of new Set(came.map(({ user }) => user))) {
          const ofUser = ({ user }: Visit) => user === name;
          expect(entered.filter(ofUser)).toEqual(came.filter(ofUser));
        }
        expect([crowd.waiting.size, crowd.users]).toEqual([0, 0]);
      }),
    );
  });

  it('makes one that waits a first one once the user has nothing inside any more', () => {
    const crowd = new Crowd({ places: 10, furtherPlaces: 1, placesEach: 2 });
    crowd.come('ada');
    crowd.come('ada');
    const ben = crowd.come('ben');
    const waits = crowd.come('ben');
    expect(crowd.of('ben')).toEqual([ben]);
    crowd.go(ben);
    expect(crowd.of('ben')).toEqual([waits]);
    crowd.come('cem');
    expect(crowd.of('cem')).toHaveLength(1);
  });
});
