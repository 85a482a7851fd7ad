import { ACCOUNT_TEXTS } from './account.texts.js';

/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX = 254;

/**
 * Local part and domain, each of letters, digits and the signs that mean nothing but themselves there (ACCOUNT-2).
 * Brackets, quotes, comments and invisible characters are left out: mail programs strip them, so one mailbox would have many spellings, and
 * each would be an account of its own. A mail that arrives is the real proof.
 */
const EMAIL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/**
 * The address as it is stored and compared, which is one for each mailbox: without surrounding spaces, in lower case, accents in one spelling,
 * and the domain as the name system knows it ("xn--bcher-kva.example" for "bücher.example").
 */
export function normalizeEmail(email: string): string {
  const typed = spelledOnce(email);
  const domain = asciiDomain(typed);
  return domain === null ? typed : typed.slice(0, typed.lastIndexOf('@') + 1) + domain;
}

/** The sentence to show for an address, null when it is fine. Surrounding spaces are forgiven (normalizeEmail). */
export function emailProblem(email: string): string | null {
  const isOne = asciiDomain(spelledOnce(email)) !== null && normalizeEmail(email).length <= EMAIL_MAX;
  return isOne ? null : ACCOUNT_TEXTS.invalidEmail;
}

/** The part of it common to browsers and Node.js; this library has no platform types. */
declare const URL: {
  canParse(address: string): boolean;
  new (address: string): { readonly hostname: string };
};

const spelledOnce = (email: string) => email.trim().toLowerCase().normalize('NFC');

/** Longest domain, and longest part of one, that the name system has (RFC 1035). */
const DOMAIN_MAX = 253;
const LABEL_MAX = 63;

/** Null for what is no address, and where the domain is too long for a name or the numbers of a network address. */
function asciiDomain(address: string): string | null {
  if (!EMAIL.test(address) || !hasPlainDomain(address)) return null;
  const typed = address.slice(address.lastIndexOf('@') + 1);
  // Both read a host by the same rules as their calls do (UTS #46).
  const site = `http://${typed}`;
  if (!URL.canParse(site)) return null;
  const { hostname } = new URL(site);
  const labels = hostname.split('.');
  const isName = hostname.length <= DOMAIN_MAX && labels.every(({ length }) => length <= LABEL_MAX);
  return isName && !/^\d+$/u.test(labels.at(-1) ?? '') ? hostname : null;
}

/** True when the domain is in its canonical DNS spelling: full-width letters and the like are variants of a plain one. */
function hasPlainDomain(address: string): boolean {
  const domain = address.slice(address.lastIndexOf('@'));
  return domain.normalize('NFKC') === domain;
}
