import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { throttledText } from '../../lib/http/throttle.rules';

/** The failed action; it selects the message for an error without a text (SIGNIN-6). */
export type AuthAction = 'login' | 'signup' | 'magic-link' | 'google' | 'logout' | 'other';

const FALLBACKS: Readonly<Record<AuthAction, string>> = {
  login: ACCOUNT_TEXTS.loginFailed,
  signup: ACCOUNT_TEXTS.signupFailed,
  'magic-link': ACCOUNT_TEXTS.magicLinkFailed,
  google: ACCOUNT_TEXTS.googleFailed,
  logout: ACCOUNT_TEXTS.logoutFailed,
  other: ACCOUNT_TEXTS.unexpected,
};

/** Provider messages and their displayed texts (SIGNIN-5); an entry matches when the message contains it, ignoring case. */
const SHOWN_FOR: readonly (readonly [words: string, shown: string])[] = [
  ['invalid login credentials', ACCOUNT_TEXTS.invalidCredentials],
  ['email not confirmed', ACCOUNT_TEXTS.emailNotConfirmed],
  ['already registered', ACCOUNT_TEXTS.emailTaken],
  ['timeout', ACCOUNT_TEXTS.unableToSignIn],
];

/**
 * The sentence for any error of a sign-in or sign-up.
 *
 * Our own timer ran out → "Connection timed out. …" (SIGNIN-6); a message of the table → its sentence;
 * any other message → unchanged; an error without text, or with a status line for one → "Login failed", "Signup failed" and
 * so on; a value that is not an error → "An unexpected error occurred. …".
 */
export function authErrorText(error: unknown, action: AuthAction): string {
  if (typeof error !== 'object' || error === null) return ACCOUNT_TEXTS.unexpected;
  if (isOwnTimeout(error)) return ACCOUNT_TEXTS.timedOut;
  if (!('message' in error) || typeof error.message !== 'string') return ACCOUNT_TEXTS.unexpected;
  const message = error.message.trim();
  const throttled = throttledText(error);
  if (throttled !== null) return throttled;
  if (message === '') return FALLBACKS[action];
  const folded = message.toLowerCase();
  const shown = SHOWN_FOR.find(([words]) => folded.includes(words))?.[1];
  return shown ?? (isServerText(error, action) ? message : FALLBACKS[action]);
}

/** An aborted fetch names itself TimeoutError; the API client's error carries the code. */
function isOwnTimeout(error: object): boolean {
  return (
    ('name' in error && error.name === 'TimeoutError') ||
    ('code' in error && error.code === 'network.timeout')
  );
}

/**
 * True when the message came from the server. Two are the client's own: a status line for a response without the
 * API's text, such as a proxy's page, and "Network error occurred", which signing in and up show unchanged and the
 * other actions do not (SIGNIN-6).
 */
function isServerText(error: object, action: AuthAction): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return true;
  if (error.code === 'network.unreachable') return action !== 'magic-link' && action !== 'google';
  return !error.code.startsWith('http.');
}

/**
 * True when an error is about the connection to the server: it is then shown in amber, with tips and the magic link
 * (SIGNIN-7). Decided by the error's own text, before it is mapped.
 */
export function isConnectionTrouble(message: string): boolean {
  return /timeout|timed out|connection/i.test(message);
}

/** The sign-up form then leads to /login with the email (ACCOUNT-4): the message says already registered or already exists. */
export function isAccountTaken(message: string): boolean {
  return /already (?:registered|exists)/i.test(message);
}
