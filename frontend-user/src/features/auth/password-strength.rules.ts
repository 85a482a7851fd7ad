import { lengthInCodePoints } from '@drumbeat/domain';

export type PasswordStrength = 'short' | 'fair' | 'strong';

/** Current guidance asks for 15 characters where a password is the only factor (NIST SP 800-63B-4). */
const STRONG_PASSWORD_LENGTH = 15;

/** Below this a password is within reach of somebody who got hold of its hash. */
const FAIR_PASSWORD_LENGTH = 10;

/**
 * A hint while typing, never a refusal: length is what counts, and few different characters take it away again ("aaaa…").
 * Whether a password is on a public list, the server knows.
 */
export function passwordStrength(password: string): PasswordStrength {
  const variety = new Set(password.toLowerCase()).size;
  const length = Math.min(lengthInCodePoints(password), variety * 2);
  if (length >= STRONG_PASSWORD_LENGTH) return 'strong';
  return length >= FAIR_PASSWORD_LENGTH ? 'fair' : 'short';
}
