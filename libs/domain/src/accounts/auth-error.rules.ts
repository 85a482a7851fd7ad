import { ACCOUNT_TEXTS } from './account.texts.js';

/** Which form asks; it decides the words for an error without a text. */
export type AuthAction = 'login' | 'signup';

/** Provider messages and what is shown for them (D §8); an entry matches where the message holds its words, in any case. */
const SHOWN_FOR: readonly (readonly [words: string, shown: string])[] = [
  ['invalid login credentials', ACCOUNT_TEXTS.invalidCredentials],
  ['email not confirmed', ACCOUNT_TEXTS.emailNotConfirmed],
  ['already registered', ACCOUNT_TEXTS.emailTaken],
  ['timeout', ACCOUNT_TEXTS.unableToSignIn],
];

/**
 * The sentence to show for whatever a sign-in or sign-up threw.
 *
 * Our own timer ran out → "Connection timed out. …" (C-03); a message of the table → its sentence;
 * any other message → as it is; an error without text → "Login failed" / "Signup failed"; something that is no error →
 * "An unexpected error occurred. …" (C-05).
 */
export function authErrorText(error: unknown, action: AuthAction): string {
  if (typeof error !== 'object' || error === null) return ACCOUNT_TEXTS.unexpected;
  if (isOwnTimeout(error)) return ACCOUNT_TEXTS.timedOut;
  if (!('message' in error) || typeof error.message !== 'string') return ACCOUNT_TEXTS.unexpected;
  const message = error.message.trim();
  if (message === '') return action === 'login' ? ACCOUNT_TEXTS.loginFailed : ACCOUNT_TEXTS.signupFailed;
  const folded = message.toLowerCase();
  return SHOWN_FOR.find(([words]) => folded.includes(words))?.[1] ?? message;
}

/** An aborted fetch names itself TimeoutError; the API client's error carries the code. */
function isOwnTimeout(error: object): boolean {
  return (
    ('name' in error && error.name === 'TimeoutError') ||
    ('code' in error && error.code === 'network.timeout')
  );
}

/** The sign-up form then leads to /login with the email (D §4): the message says already registered or already exists. */
export function isAccountTaken(message: string): boolean {
  return /already (?:registered|exists)/i.test(message);
}
