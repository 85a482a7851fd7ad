import { emailProblem } from '@drumbeat/domain';
import { InputField } from '../../../components/input-field';
import type { SignInFormState } from './sign-in-fields';

/** The address of the sign-in card, for whichever way is open. Leaving it empty is no mistake: there are other ways in. */
export function EmailField({ form, autoFocus }: { form: SignInFormState; autoFocus: boolean }) {
  return (
    <InputField
      label="Email"
      type="email"
      autoComplete="username"
      autoFocus={autoFocus}
      problem={form.formState.errors.email?.message}
      {...form.register('email', { validate: (value) => value === '' || (emailProblem(value) ?? true) })}
    />
  );
}
