const maxArmed = 1_000;

/** A fault waits for the next requests that it fits: `times` of them. */
export interface Fault {
  times: number;
}

/** Faults in the order in which they were armed; the first that fits a request is used. */
export class FaultQueue<Armed extends Fault> {
  #faults: Armed[] = [];

  arm(fault: Armed): void {
    if (this.#faults.length >= maxArmed) throw new RangeError(`At most ${maxArmed} faults can be armed`);
    this.#faults.push({ ...fault });
  }

  /** Consumes one use of the first matching fault, or returns null. */
  take(fits: (fault: Armed) => boolean): Armed | null {
    const fault = this.#faults.find(fits);
    if (!fault) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    return fault;
  }

  pending(): readonly Armed[] {
    return this.#faults.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.#faults = [];
  }
}
