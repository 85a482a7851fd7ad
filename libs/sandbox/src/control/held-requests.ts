/** What becomes of a held request: it goes on as if nothing had been, or the connection is closed. */
export type Release = 'proceed' | 'drop';

/** Requests that were received whole and wait for a word from the test. */
export class HeldRequests {
  readonly #held = new Map<(release: Release) => void, string | null>();

  constructor(private readonly onChange: () => void) {}

  /**
   * @param abandoned lets the request go with `drop` when nobody waits for it any more
   * @param label by which it can be released alone
   */
  hold(abandoned?: AbortSignal, label: string | null = null): Promise<Release> {
    return new Promise((resolve) => {
      this.#held.set(resolve, label);
      abandoned?.addEventListener('abort', () => {
        if (this.#held.delete(resolve)) this.onChange();
        resolve('drop');
      });
      this.onChange();
    });
  }

  /** Lets held requests go on, all or those with this label; answers how many there were. */
  release(how: Release, label?: string): number {
    const released = [...this.#held].filter(([, held]) => label === undefined || held === label);
    for (const [resolve] of released) {
      this.#held.delete(resolve);
      resolve(how);
    }
    if (released.length > 0) this.onChange();
    return released.length;
  }

  get count(): number {
    return this.#held.size;
  }
}
