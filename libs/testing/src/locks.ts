type Take = (lock: { name: string } | null) => unknown;

interface Options {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** Release functions of lock holders and waiters. */
let held = new Map<string, Promise<unknown>>();

/** Exclusive locks by name, as in browsers in secure contexts; a closed page releases its own. */
export const locks = {
  async request(name: string, ...rest: [Take] | [Options, Take]): Promise<unknown> {
    const take = rest.length === 1 ? rest[0] : rest[1];
    const { ifAvailable = false, signal } = rest.length === 1 ? {} : rest[0];
    const before = held.get(name);
    if (before && ifAvailable) return take(null);
    const turn = (before ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return take({ name });
    });
    const end = turn
      .catch(() => undefined)
      .finally(() => {
        if (held.get(name) === end) held.delete(name);
      });
    held.set(name, end);
    if (!signal) return turn;
    return Promise.race([
      turn,
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    ]);
  },
};

export function releaseLocks(): void {
  held = new Map();
}
