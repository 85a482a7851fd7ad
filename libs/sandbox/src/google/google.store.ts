import type { Adapter, AdapterPayload } from 'oidc-provider';
import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { Accounts } from './accounts.js';
import type { ArmedGoogleFault, GoogleFaultTarget } from './google.faults.js';

const maxArtifacts = 2_000;

interface Stored {
  payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Codes, tokens, grants and interactions of oidc-provider, in memory and bounded in number. */
class Artifacts {
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

const maxCalls = 1_000;

/** The registered application. Its redirect URI may have any port of this computer. */
export const demoGoogleClient = {
  clientId: 'drumbeat-sandbox.apps.googleusercontent.com',
  clientSecret: 'drumbeat-sandbox-google-secret',
  redirectPath: '/api/auth/google/callback',
} as const;

/** A request of the application's server, as received by the stand-in. */
export interface GoogleCall {
  at: string;
  target: GoogleFaultTarget;
  /** 0 when the connection was closed without a response. */
  status: number;
  fault: ArmedGoogleFault['kind'] | null;
}

/** The state of the Google stand-in, shared by its routes and its controls. */
export class GoogleStore {
  readonly changes = new ChangeSignal();
  readonly now: () => Date;
  readonly accounts = new Accounts();
  readonly artifacts = new Artifacts();
  readonly faults = new FaultQueue<ArmedGoogleFault>();
  readonly calls = new BoundedLog<GoogleCall>(maxCalls);
  #delays = new AbortController();

  constructor({ now = () => new Date() }: { now?: () => Date }) {
    this.now = now;
  }

  /** Aborted by {@link letGo}. */
  get delays(): AbortSignal {
    return this.#delays.signal;
  }

  /** Drops delayed requests. */
  letGo(): void {
    this.#delays.abort();
    this.#delays = new AbortController();
  }

  reset(): void {
    this.letGo();
    this.faults.clear();
    this.calls.clear();
    this.accounts.clear();
    this.artifacts.clear();
  }
}
