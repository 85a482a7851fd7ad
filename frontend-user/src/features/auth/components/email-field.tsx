import { InputField } from '@drumbeat/ui';
import type { SignInFields } from './sign-in-fields';

/** The address of the sign-in card, for whichever way is open. */
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
