/** Lets a few pass at a time; the others wait in the order in which they came. */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly places: number) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside >= this.places) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inside += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place goes from hand to hand.
      if (next) next();
      else this.inside -= 1;
    }
  }
}
