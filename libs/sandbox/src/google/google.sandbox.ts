import type { AccountInput, GoogleAccount } from './accounts.js';
import { type ArmedGoogleFault, armedGoogleFault, type GoogleFaultRequest } from './google.faults.js';
import type { GoogleCall, GoogleStore } from './google.store.js';
import { walkThrough } from './visitor.js';

/** The controls of the Google stand-in, for tests in the same process. Over HTTP: `/google/_sandbox`. */
export class GoogleSandbox {
  constructor(private readonly store: GoogleStore) {}

  /** @throws RangeError when the fault's parts do not go together */
  fault(request: GoogleFaultRequest): void {
    this.store.faults.arm(armedGoogleFault(request));
  }

  /** Armed faults that wait for a request. */
  pendingFaults(): readonly ArmedGoogleFault[] {
    return this.store.faults.pending();
  }

  /** The requests of applications' servers since the last reset, oldest first; the newest 1,000. */
  calls(): readonly GoogleCall[] {
    return this.store.calls.entries();
  }

  /** An account that the chooser then offers; one of the same address is changed. @throws RangeError */
  account(input: AccountInput): GoogleAccount {
    return this.store.accounts.signIn(input);
  }

  /**
   * Acts as the person's browser: opens the authorization address, chooses an account, and follows redirects back to
   * the application.
   * @returns the application's callback address, with code or error
   * @throws Error when Google would show an error page instead
   */
  signIn(authorizationUrl: string, choice: AccountInput | 'cancel'): Promise<string> {
    return walkThrough(authorizationUrl, choice);
  }

  /** Deletes accounts, codes, tokens, calls and faults. */
  reset(): void {
    this.store.reset();
  }

  /** Resolves when a request matches; checked whenever one is answered. */
  whenCalled(fits: (call: GoogleCall) => boolean, timeoutMs?: number): Promise<void> {
    return this.store.changes.until('a call', () => this.calls().some(fits), timeoutMs);
  }
}
