import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { linkTo } from '../../../lib/paths';
import { PasswordInput } from '../../../components/password-input';
import { useResetPassword } from '../api/sign-in';
import { sentForm, useFields } from '../hooks/use-fields';
import { newPasswordHint, useNewPasswordCheck } from '../hooks/use-new-password';
import { FormStack, refusalOf } from './auth-form';
import { isSpentLink, SpentLink } from './spent-link';

import { SignInProblem } from './sign-in-problem';

interface ResetPasswordFormProps {
  token: string;
  /** Target after another link, if this one is already used. */
  next: string | undefined;
  /** `next` is the page where the link was requested. */
  onChanged: (next: string | null) => void;
}

export function ResetPasswordForm({ token, next, onChanged }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const fields = useFields({ password: '' }, { password: useNewPasswordCheck() });
  const { password } = fields.values;
  if (reset.error && isSpentLink(reset.error)) {
    return (
      <SpentLink wayOn={{ label: 'Send a new link', to: linkTo.forgotPassword({ next }) }}>
        {reset.error.message}
      </SpentLink>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = sentForm(event);
    if (!fields.check(form, ['password'])) return;
    reset.mutate(
      { token, password },
      {
        onSuccess: (changed) => onChanged(changed.next),
        onError: (error) => {
          const why = refusalOf('password', error);
          if (why) fields.refuse(form, 'password', why);
        },
      },
    );
  };
  return (
    <FormStack onSubmit={submit}>
      {reset.error && !refusalOf('password', reset.error) ? (
        <SignInProblem error={reset.error} action="other" />
      ) : null}
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        autoFocus
        hint={newPasswordHint(password)}
        {...fields.field('password')}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={reset.isPending}>
        Save the new password
      </Button>
    </FormStack>
  );
}
