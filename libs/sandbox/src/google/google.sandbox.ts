import type { AccountInput, GoogleAccount } from './accounts.js';
import { type ArmedGoogleFault, armedGoogleFault, type GoogleFaultRequest } from './google.faults.js';
import type { GoogleCall, GoogleWorld } from './google.world.js';
import { walkThrough } from './visitor.js';

/** The strings of the Google stand-in, for tests in the same process. Over HTTP: `/google/_sandbox`. */
export class GoogleSandbox {
  constructor(private readonly world: GoogleWorld) {}

  /** @throws RangeError when the fault's parts do not go together */
  fault(request: GoogleFaultRequest): void {
    this.world.faults.arm(armedGoogleFault(request));
  }

  /** Faults that still wait for a request. */
  pendingFaults(): readonly ArmedGoogleFault[] {
    return this.world.faults.pending();
  }

  /** The requests of applications' servers since the last reset, oldest first; the newest 1,000. */
  calls(): readonly GoogleCall[] {
    return this.world.calls.entries();
  }

  /** An account that the chooser then offers; one of the same address is changed. @throws RangeError */
  account(input: AccountInput): GoogleAccount {
    return this.world.accounts.signIn(input);
  }

  /**
   * What the person's browser would do: opens the authorization address, chooses, and follows until it is sent
   * back to the application.
   * @returns the application's callback address, with code or error
   * @throws Error when Google would show an error page instead
   */
  signIn(authorizationUrl: string, choice: AccountInput | 'cancel'): Promise<string> {
    return walkThrough(authorizationUrl, choice);
  }

  /** Forgets accounts, codes, tokens, calls and faults. */
  reset(): void {
    this.world.reset();
  }

  /** Resolves when a request fits, which is looked at again whenever one is answered. */
  whenCalled(fits: (call: GoogleCall) => boolean, timeoutMs?: number): Promise<void> {
    return this.world.changes.until('a call', () => this.calls().some(fits), timeoutMs);
  }
}
