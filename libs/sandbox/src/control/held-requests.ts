/** What becomes of a held request: it goes on as if nothing had been, or the connection is closed. */
export type Release = 'proceed' | 'drop';

/** Requests that were received whole and wait for a word from the test. */
export class HeldRequests {
  readonly #held = new Set<(release: Release) => void>();

  constructor(private readonly onChange: () => void) {}

  /** @param abandoned lets the request go with `drop` when nobody waits for it any more */
  hold(abandoned?: AbortSignal): Promise<Release> {
    return new Promise((resolve) => {
      this.#held.add(resolve);
      abandoned?.addEventListener('abort', () => {
        if (this.#held.delete(resolve)) this.onChange();
        resolve('drop');
      });
      this.onChange();
    });
  }

  /** Lets all held requests go on; answers how many there were. */
  release(how: Release): number {
    const released = [...this.#held];
    this.#held.clear();
    for (const resolve of released) resolve(how);
    if (released.length > 0) this.onChange();
    return released.length;
  }

  get count(): number {
    return this.#held.size;
  }
}
