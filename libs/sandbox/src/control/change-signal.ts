/** Lets a test await a state of a stand-in instead of sleeping. */
export class ChangeSignal {
  readonly #checks = new Set<() => void>();

  notify(): void {
    for (const check of [...this.#checks]) check();
  }

  /**
   * Resolves as soon as `isReached` is true, which is looked at now and after each change.
   * @throws Error naming `what` when `timeoutMs` milliseconds pass first.
   */
  until(what: string, isReached: () => boolean, timeoutMs = 10_000): Promise<void> {
    if (isReached()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        this.#checks.delete(check);
        settle();
      };
      const check = (): void => {
        if (isReached()) finish(resolve);
      };
      const timer = setTimeout(
        () => finish(() => reject(new Error(`The sandbox waited ${timeoutMs} ms in vain for ${what}`))),
        timeoutMs,
      );
      this.#checks.add(check);
    });
  }
}
