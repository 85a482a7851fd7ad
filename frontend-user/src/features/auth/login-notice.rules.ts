import { ACCOUNT_TEXTS, SESSION_TEXTS } from '@drumbeat/domain';
import { authErrorText, isConnectionTrouble } from './auth-error.rules';
import { googleReturnText } from './google-return.rules';

/** The accepted values of `message` on /login. The sentences themselves are accepted as well: older addresses have them. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['account_exists', ACCOUNT_TEXTS.emailTakenRedirect],
  ['account_deleted', 'Your account and everything in it is deleted.'],
  ['session_ended', SESSION_TEXTS.ended],
]);

/** The codes of the API that an `error` may name. */
const ERRORS: ReadonlyMap<string, string> = new Map([
  ['auth.invalid_credentials', ACCOUNT_TEXTS.invalidCredentials],
  ['auth.email_not_confirmed', ACCOUNT_TEXTS.emailNotConfirmed],
  ['auth.email_taken', ACCOUNT_TEXTS.emailTaken],
  ['auth.session_ended', SESSION_TEXTS.ended],
  ['auth.session_corrupt', ACCOUNT_TEXTS.sessionDamaged],
]);

const OWN_TEXTS: ReadonlySet<unknown> = new Set([
  ...Object.values(ACCOUNT_TEXTS),
  ...MESSAGES.values(),
  ...ERRORS.values(),
]);

/**
 * The text of /login for its `message`; null for unknown text. Anybody can write an address, and text beside our
 * sign-in form is trusted.
 */
export function loginMessageText(value: string): string | null {
  return MESSAGES.get(value) ?? (OWN_TEXTS.has(value) ? value : null);
}

/**
 * The text of /login for its `error`: a known code or sentence as such; others only say that, and roughly where,
 * something failed.
 */
export function loginErrorText(value: string): string {
  if (value.startsWith('google.')) return googleReturnText(value);
  const known = ERRORS.get(value) ?? authErrorText(new Error(value), 'login');
  if (OWN_TEXTS.has(known)) return known;
  return isConnectionTrouble(value) ? ACCOUNT_TEXTS.connectionTimeout : ACCOUNT_TEXTS.somethingWrong;
}
