/** Choices that look random and repeat exactly for the same seed. */
export class SeededChoice {
  private state: number;

  constructor(private readonly seed: string) {
    this.state = hash(seed);
  }

  /** A number from 0 up to, not including, 1, which is the same for a name whatever else was chosen. */
  of(name: string): number {
    return new SeededChoice(`${name}\n${this.seed}`).next();
  }

  /** A new list in another order: what is new in it moves nothing else. */
  mixed<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
    return [...items].sort((a, b) => this.of(a.id) - this.of(b.id));
  }

  /** A number from 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A new list in another order. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
