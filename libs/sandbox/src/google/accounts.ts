import { createHash } from 'node:crypto';

/** A Google account, in the format of its claims. */
export interface GoogleAccount {
  /** Google's subject never changes and is a long number. */
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface AccountInput {
  email: string;
  /** Default: the part before the @. */
  name?: string;
  /** Default: true. */
  email_verified?: boolean;
}

const maxAccounts = 1_000;
export const maxNameLength = 100;
const maxEmailLength = 254;

/** The person that `npm start` fills in, so that the demo's account can be linked with Google. */
const demoAccount: AccountInput = { email: 'demo@drumbeat.local', name: 'Nora Lindqvist' };

/** An address without stray blanks, in lower case, or null for what is not one. */
export function emailAddress(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const email = input.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= maxEmailLength ? email : null;
}

/** A name without stray blanks, or null when nothing or too much remains. */
export function personName(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const name = input.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return name === '' || name.length > maxNameLength ? null : name;
}

/** The same address is the same account, also after a restart. */
function subjectOf(email: string): string {
  const number = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`);
  return `1${String(number % 10n ** 20n).padStart(20, '0')}`;
}

/** The accounts of the stand-in: the demo's user, and every address entered in the account chooser. */
export class Accounts {
  readonly #accounts = new Map<string, GoogleAccount>();

  constructor() {
    this.signIn(demoAccount);
  }

  /**
   * Finds the account of this address, or makes one; sets name and verification if given. @throws RangeError for an
   * invalid address or name
   */
  signIn(input: AccountInput): GoogleAccount {
    const email = emailAddress(input.email);
    if (email === null) throw new RangeError(`"${input.email}" is no email address`);
    const sub = subjectOf(email);
    const name = personName(input.name ?? this.#accounts.get(sub)?.name ?? email.split('@')[0]);
    if (name === null) throw new RangeError(`A name has 1 to ${maxNameLength} characters`);
    const account = { sub, email, email_verified: input.email_verified ?? true, name };
    // Removed first, so that the map is ordered by last use and the least recently used is removed first.
    this.#accounts.delete(sub);
    this.#accounts.set(sub, account);
    const oldest = this.#accounts.keys().next();
    if (this.#accounts.size > maxAccounts && !oldest.done) this.#accounts.delete(oldest.value);
    return account;
  }

  find(sub: string): GoogleAccount | null {
    return this.#accounts.get(sub) ?? null;
  }

  /** The accounts that signed in last, newest first. */
  recent(limit: number): GoogleAccount[] {
    return [...this.#accounts.values()].reverse().slice(0, limit);
  }

  clear(): void {
    this.#accounts.clear();
    this.signIn(demoAccount);
  }
}

/** The account's claims as Google sends them, selected by the scopes. */
export function googleClaims(
  account: GoogleAccount,
  origin: string,
): { sub: string } & Record<string, unknown> {
  const words = account.name.split(' ');
  return {
    ...account,
    given_name: words.length > 1 ? words.slice(0, -1).join(' ') : account.name,
    ...(words.length > 1 && { family_name: words.at(-1) }),
    picture: `${origin}/google/media/${account.sub}/photo.png`,
  };
}
