import type { AccountInput, GoogleAccount } from './accounts.js';
import { type ArmedGoogleFault, armedGoogleFault, type GoogleFaultRequest } from './google.faults.js';
import type { GoogleCall, GoogleStore } from './google.store.js';

/** A browser reduced to what a sign-in needs: cookies, and redirects that it follows one at a time. */
class Visitor {
  readonly #cookies = new Map<string, string>();

  /** The redirect target of the response. @throws Error when the response is a page */
  async follow(address: string, form?: Record<string, string>): Promise<string> {
    const answer = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    const page = await answer.text();
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`No redirect, but a page (${answer.status}): ${textOf(page)}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return new URL(location, address).href;
  }
}

function textOf(page: string): string {
  const [, main = page] = /<main[^>]*>(.*)<\/main>/s.exec(page) ?? [];
  return main
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * From an authorization address over the account chooser back to the application.
 * @returns the application's callback address, with code or error
 */
async function walkThrough(authorizationUrl: string, choice: AccountInput | 'cancel'): Promise<string> {
  const visitor = new Visitor();
  const chooser = await visitor.follow(authorizationUrl);
  // Refused before the chooser: the error is returned to the application at once.
  if (!new URL(chooser).pathname.startsWith('/google/')) return chooser;
  const { email = '', name = '', email_verified = true } = choice === 'cancel' ? {} : choice;
  const resume = await visitor.follow(chooser, {
    decision: choice === 'cancel' ? 'cancel' : 'continue',
    account: 'new',
    email,
    name,
    ...(email_verified && { verified: 'yes' }),
  });
  return visitor.follow(resume);
}

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
