import { lengthInCodePoints } from '@drumbeat/domain';

export type PasswordStrength = 'short' | 'fair' | 'strong';

/** Current guidance requires 15 characters when a password is the only factor (NIST SP 800-63B-4). */
const STRONG_PASSWORD_LENGTH = 15;

/** Below this length a password can be cracked from its hash. */
const FAIR_PASSWORD_LENGTH = 10;

/**
 * A hint while typing, never a refusal: based on length, reduced for few different characters ("aaaa…"). The server
 * checks public lists of passwords.
 */
export function passwordStrength(password: string): PasswordStrength {
  const variety = new Set(password.toLowerCase()).size;
  const length = Math.min(lengthInCodePoints(password), variety * 2);
  if (length >= STRONG_PASSWORD_LENGTH) return 'strong';
  return length >= FAIR_PASSWORD_LENGTH ? 'fair' : 'short';
}
