import { lengthInCodePoints } from '../text/characters.js';
import { ACCOUNT_TEXTS } from './account.texts.js';

/** The least that is taken (ACCOUNT-3); the server's configuration can raise it. */
export const PASSWORD_MIN = 6;

/** Room for any passphrase, and a bound on what one sign-in can make the server hash. */
export const PASSWORD_MAX = 256;

/** The sentence to show for a password, null when it is fine. Spaces count and are kept; there are no composition rules. */
export function passwordProblem(password: string, min: number = PASSWORD_MIN): string | null {
  const length = lengthInCodePoints(password);
  if (length < min) {
    return min === PASSWORD_MIN
      ? ACCOUNT_TEXTS.shortPassword
      : `Password must be at least ${min} characters long`;
  }
  return length > PASSWORD_MAX ? `Password must be at most ${PASSWORD_MAX} characters long` : null;
}
