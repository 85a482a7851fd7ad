import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Passwords of public breach lists, in lower case (zxcvbn-ts, about 49,000): bundled, so that nothing about a
 * password leaves the server.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
);

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.toLowerCase());
}
