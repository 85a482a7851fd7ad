import { PASSWORD_MIN, passwordProblem, passwordStrength, type PasswordStrength } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { signInMethodsQuery } from '../api/get-sign-in-methods';

const hints: Record<PasswordStrength, string> = {
  short: 'Easy to guess. Three or four words make a better one.',
  fair: 'Fair. Longer is better.',
  strong: 'Strong.',
};

/** What a field for a new password needs: this installation's rule, and a hint at the strength of what was typed. */
export function useNewPassword(typed: string): { hint: string; validate: (value: string) => string | true } {
  const min = useQuery(signInMethodsQuery).data?.password_min ?? PASSWORD_MIN;
  return {
    hint: typed === '' ? 'Three or four words make a good one.' : hints[passwordStrength(typed)],
    validate: (value) => passwordProblem(value, min) ?? true,
  };
}
