import type { Adapter, AdapterPayload } from 'oidc-provider';

const maxArtifacts = 2_000;

interface Stored {
  payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Codes, tokens, grants and interactions of oidc-provider, in memory and bounded in number. */
export class Artifacts {
  readonly #stored = new Map<string, Stored>();

  /** The storage adapter of oidc-provider, one per model. */
  readonly adapter = (model: string): Adapter => (model === 'Session' ? noSessions : this.#adapterOf(model));

  clear(): void {
    this.#stored.clear();
  }

  #adapterOf(model: string): Adapter {
    const nameOf = (id: string): string => `${model}:${id}`;
    return {
      ...noSessions,
      upsert: async (id, payload, expiresIn = Infinity) => {
        this.#stored.delete(nameOf(id));
        this.#stored.set(nameOf(id), { payload, expiresAt: Date.now() + expiresIn * 1_000 });
        const oldest = this.#stored.keys().next();
        if (this.#stored.size > maxArtifacts && !oldest.done) this.#stored.delete(oldest.value);
      },
      find: async (id) => {
        const stored = this.#stored.get(nameOf(id));
        return stored && stored.expiresAt > Date.now() ? stored.payload : undefined;
      },
      consume: async (id) => {
        const stored = this.#stored.get(nameOf(id));
        if (stored) stored.payload.consumed = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => {
        this.#stored.delete(nameOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [name, { payload }] of this.#stored) {
          if (payload.grantId === grantId) this.#stored.delete(name);
        }
      },
    };
  }
}

/** The stand-in keeps no sessions: an account is chosen each time. */
const noSessions: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};
