import { BoundedLog } from '../control/bounded-log.js';
import { ChangeSignal } from '../control/change-signal.js';
import { FaultQueue } from '../control/fault-queue.js';
import { Accounts } from './accounts.js';
import { Artifacts } from './artifacts.js';
import type { ArmedGoogleFault, GoogleFaultTarget } from './google.faults.js';

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
