import { PASSWORD_MIN, passwordProblem } from '@drumbeat/domain';
import { passwordStrength, type PasswordStrength } from '../password-strength.rules';
import { useQuery } from '@tanstack/react-query';
import { signInMethodsQuery } from '../api/get-sign-in-methods';

const hints: Record<PasswordStrength, string> = {
  short: 'Easy to guess. Three or four words make a better one.',
  fair: 'Fair. Longer is better.',
  strong: 'Strong.',
};

/** Validates a new password by this installation's rule. */
export function useNewPasswordCheck(): (value: string) => string | null {
  const min = useQuery(signInMethodsQuery).data?.password_min ?? PASSWORD_MIN;
  return (value) => passwordProblem(value, min);
}

/** A hint on the strength of the typed password. */
export const newPasswordHint = (typed: string): string =>
  typed === '' ? 'Three or four words make a good one.' : hints[passwordStrength(typed)];
