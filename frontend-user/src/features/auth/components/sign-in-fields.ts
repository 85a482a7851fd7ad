import { emailProblem, passwordProblem } from '@drumbeat/domain';
import { useFields, type Fields } from '../hooks/use-fields';

/** Fields shared by both sign-in methods: an address typed for one is kept for the other. */
export type SignInFields = Fields<'email' | 'password'>;

export type FocusedField = 'email' | 'password' | null;

/** Leaving a field empty is no mistake: there are other sign-in methods. */
export function useSignInFields(email: string): SignInFields {
  return useFields(
    { email, password: '' },
    {
      email: (value) => (value === '' ? null : emailProblem(value)),
      password: (value) => (value === '' ? null : passwordProblem(value)),
    },
  );
}
