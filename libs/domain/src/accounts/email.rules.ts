import { ACCOUNT_TEXTS } from './account.texts.js';

/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX = 254;

/** One '@', a dot in the domain, no spaces: "must look like an address" (D §5). A mail that arrives is the real proof. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** The address as it is stored and compared: without surrounding spaces, in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The sentence to show for an address, null when it is fine. Surrounding spaces are forgiven (normalizeEmail). */
export function emailProblem(email: string): string | null {
  const address = email.trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address) ? null : ACCOUNT_TEXTS.invalidEmail;
}
