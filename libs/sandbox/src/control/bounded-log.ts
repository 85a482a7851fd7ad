/** The newest entries up to a limit, and the count of all entries since the last clear. */
export class BoundedLog<Entry> {
  #entries: Entry[] = [];
  #total = 0;

  constructor(private readonly limit: number) {}

  add(entry: Entry): void {
    this.#entries.push(entry);
    this.#total += 1;
    if (this.#entries.length > this.limit) this.#entries.shift();
  }

  /** Oldest first. */
  entries(): readonly Entry[] {
    return this.#entries;
  }

  get total(): number {
    return this.#total;
  }

  clear(): void {
    this.#entries = [];
    this.#total = 0;
  }
}
