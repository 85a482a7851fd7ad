interface Visitor {
  readonly weight: number;
  readonly enter: () => void;
}

/**
 * Lets a few pass at a time; the others wait in the order in which they came. Where visitors have different weights one that finds
 * room does not wait for a heavier one that finds none.
 */
export class Turnstile {
  private readonly waiting: Visitor[] = [];
  private free: number;

  constructor(places: number) {
    this.free = places;
  }

  /** @param weight how many of the places it takes; more than there are at all would wait for ever */
  async pass<Result>(work: () => Promise<Result>, weight = 1): Promise<Result> {
    if (weight <= this.free) this.free -= weight;
    else await new Promise<void>((enter) => this.waiting.push({ weight, enter }));
    try {
      return await work();
    } finally {
      this.free += weight;
      this.letIn();
    }
  }

  /** The places go from hand to hand: they are taken before those who waited run. */
  private letIn(): void {
    for (const visitor of [...this.waiting]) {
      if (this.free <= 0) return;
      if (visitor.weight > this.free) continue;
      this.free -= visitor.weight;
      this.waiting.splice(this.waiting.indexOf(visitor), 1);
      visitor.enter();
    }
  }
}
