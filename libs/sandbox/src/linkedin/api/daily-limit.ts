/** Counts the calls of each member since 00:00 UTC, as LinkedIn's limits do (LINKEDIN-19). */
export class DailyLimit {
  #day = '';
  readonly #counts = new Map<string, number>();

  /** @param limit calls a member may make a day; Infinity for no limit */
  constructor(private readonly limit: number) {}

  /** Counts one call and says whether it is still within the limit. */
  admit(sub: string, now: Date): boolean {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#counts.clear();
    }
    const count = (this.#counts.get(sub) ?? 0) + 1;
    this.#counts.set(sub, count);
    return count <= this.limit;
  }

  clear(): void {
    this.#counts.clear();
  }
}
