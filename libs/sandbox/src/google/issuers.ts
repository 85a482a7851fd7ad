import type { Provider } from 'oidc-provider';
import type { GoogleStore } from './google.store.js';
import { googleProvider } from './provider.js';

const maxIssuers = 8;

/**
 * The issuer's name is part of every ID token and has to be the address under which the application knows it:
 * `localhost` and `127.0.0.1` are two. All of them share accounts, faults and the key.
 */
export class Issuers {
  readonly #providers = new Map<string, Promise<Provider>>();

  constructor(private readonly store: GoogleStore) {}

  /** The issuer of this name, made on first use. */
  at(issuer: string): Promise<Provider> {
    const known = this.#providers.get(issuer);
    if (known) return known;
    if (this.#providers.size >= maxIssuers) this.#providers.clear();
    const made = googleProvider(this.store, issuer);
    this.#providers.set(issuer, made);
    return made;
  }
}
