import { InputField } from '@drumbeat/ui';
import type { SignInFields } from './sign-in-fields';

/** The email field of the sign-in card, for either method. */
export function EmailField({ fields, autoFocus }: { fields: SignInFields; autoFocus: boolean }) {
  return (
    <InputField
      label="Email"
      type="email"
      autoComplete="username"
      autoFocus={autoFocus}
      {...fields.field('email')}
    />
  );
}
