/** How a held request is released: it continues normally, or the connection is closed. */
export type Release = 'proceed' | 'drop';

/** Completely received requests that wait for their release by the test. */
export class HeldRequests {
  readonly #held = new Map<(release: Release) => void, string | null>();

  constructor(private readonly onChange: () => void) {}

  /**
   * @param abandoned releases the request with `drop` when the caller has disconnected @param label for releasing it
   * separately
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

  /** Releases held requests, all or those with this label; returns their number. */
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
