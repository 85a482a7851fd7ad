export interface SemaphoreLimits {
  /** What those inside may weigh together; nobody weighs more, who would wait for ever. */
  readonly places: number;
  /** What a user has inside beside the heaviest may weigh, that of all users together. */
  readonly furtherPlaces: number;
  /** How many of one user are inside at a time. */
  readonly placesEach: number;
}

interface Visitor {
  readonly weight: number;
  /** Called when it has its places, with what gives them back. */
  readonly enter: (leave: () => void) => void;
}

interface User {
  readonly inside: number[];
  readonly waiting: Visitor[];
}

/**
 * A weighted semaphore that users take in turns. Whoever has nothing inside goes before whoever has, and among these the one who waits
 * longest for it: while a user waits for a first place each other enters once at most, however many of theirs wait. Nobody is passed by a
 * lighter one, which would keep heavy ones waiting for ever. What each user has beside the heaviest takes a part of the places alone, so
 * that few users do not fill them.
 */
export class FairSemaphore {
  /** In the order of their turns. */
  private readonly users = new Map<string, User>();

  constructor(private readonly limits: SemaphoreLimits) {}

  /** Users with somebody inside or waiting: of the others nothing is kept. */
  get size(): number {
    return this.users.size;
  }

  /** How many of a user are inside or wait. */
  countOf(userId: string): number {
    const user = this.users.get(userId);
    return user ? user.inside.length + user.waiting.length : 0;
  }

  /** @returns gives the wait up; once it has entered this changes nothing */
  acquire(userId: string, weight: number, enter: Visitor['enter']): () => void {
    const user = this.users.get(userId) ?? { inside: [], waiting: [] };
    const visitor = { weight, enter };
    this.users.set(userId, user);
    user.waiting.push(visitor);
    this.letIn();
    return () => this.giveUp(userId, user, visitor);
  }

  private giveUp(userId: string, user: User, visitor: Visitor): void {
    const at = user.waiting.indexOf(visitor);
    if (at < 0) return;
    user.waiting.splice(at, 1);
    if (user.inside.length + user.waiting.length === 0) this.users.delete(userId);
    // It may have been the one that the others waited behind.
    this.letIn();
  }

  private release(userId: string, user: User, weight: number): void {
    user.inside.splice(user.inside.indexOf(weight), 1);
    // Who had a turn comes last.
    this.users.delete(userId);
    if (user.inside.length + user.waiting.length > 0) this.users.set(userId, user);
    this.letIn();
  }

  private letIn(): void {
    for (let next = this.next(); next; next = this.next()) {
      const [userId, user, { weight, enter }] = next;
      user.waiting.shift();
      user.inside.push(weight);
      enter(() => this.release(userId, user, weight));
    }
  }

  /** Whose turn it is, if there is room. */
  private next(): [userId: string, user: User, visitor: Visitor] | null {
    const { places, furtherPlaces, placesEach } = this.limits;
    const waiting = [...this.users].filter(([, user]) => user.waiting[0] && user.inside.length < placesEach);
    const [userId, user] = waiting.find(([, { inside }]) => inside.length === 0) ?? waiting[0] ?? [];
    const visitor = user?.waiting[0];
    if (userId === undefined || !user || !visitor) return null;
    const inside = sum([...this.users.values()].map((each) => sum(each.inside)));
    const further = sum([...this.users.values()].map((each) => furtherOf(each.inside)));
    const furtherThen = further - furtherOf(user.inside) + furtherOf([...user.inside, visitor.weight]);
    const hasRoom =
      inside + visitor.weight <= places && (user.inside.length === 0 || furtherThen <= furtherPlaces);
    return hasRoom ? [userId, user, visitor] : null;
  }
}

/** Of what one user has inside all but the heaviest. */
function furtherOf(weights: readonly number[]): number {
  return sum(weights) - Math.max(0, ...weights);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
