/** Lets a few pass at a time; the others wait in the order in which they came. */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(places: number) {
    this.free = places;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      // The place goes from hand to hand: nobody who comes now passes the one who waited.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
