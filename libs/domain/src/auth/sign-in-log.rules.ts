import { firstCharacters } from '../text/characters.js';

/** Characters of a token or a code shown in the sign-in log: enough to distinguish two, far too few to use one. */
const SHOWN_CHARACTERS = 10;

/** Never shown, not even in part. */
const REDACTED = new Set(['password', 'accesstoken', 'refreshtoken']);

/**
 * Redacts a step for the sign-in debug log (SIGNIN-12): passwords, access and refresh tokens are redacted; the values of all
 * other tokens and codes are cut to 10 characters. Names are compared ignoring case and separators (`access_token`,
 * `accessToken`), and any name that ends with one of the words counts, at any depth.
 */
export function redactSignIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactSignIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [name, redactedField(name, field)]),
  );
}

function redactedField(name: string, value: unknown): unknown {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  if ([...REDACTED].some((word) => plain.endsWith(word))) return '[redacted]';
  if (/(token|code)$/.test(plain)) return typeof value === 'string' ? shortened(value) : '[redacted]';
  return redactSignIn(value);
}

function shortened(text: string): string {
  return text.length <= SHOWN_CHARACTERS ? text : `${firstCharacters(text, SHOWN_CHARACTERS)}…`;
}
