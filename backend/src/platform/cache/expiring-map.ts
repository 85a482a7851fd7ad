interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

/** A map of at most `max` entries that are forgotten after `lifeMs`; beyond `max` the oldest one goes. */
export class ExpiringMap<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();

  constructor(
    private readonly lifeMs: number,
    private readonly max: number,
    private readonly now: () => number,
  ) {}

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.until > this.now()) return entry?.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: this.now() + this.lifeMs });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.max && oldest !== undefined) this.entries.delete(oldest);
  }
}
