import { ACCOUNT_TEXTS } from './account.texts.js';

/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX = 254;

/**
 * Local part and domain, each of letters, digits and the signs that mean nothing but themselves there (ACCOUNT-2).
 * Brackets, quotes, comments and invisible characters are left out: mail programs strip them, so one mailbox would have many spellings, and
 * each would be an account of its own. A mail that arrives is the real proof.
 */
const EMAIL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** The address as it is stored and compared: without surrounding spaces, in lower case, accents in one spelling. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** The sentence to show for an address, null when it is fine. Surrounding spaces are forgiven (normalizeEmail). */
export function emailProblem(email: string): string | null {
  const address = normalizeEmail(email);
  const isOne = address.length <= EMAIL_MAX && EMAIL.test(address) && hasPlainDomain(address);
  return isOne ? null : ACCOUNT_TEXTS.invalidEmail;
}

/** Whether the domain is spelled as the name system reads it: wide letters and the like are other ways to write a plain one. */
function hasPlainDomain(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@'));
  return domain.normalize('NFKC') === domain;
}
