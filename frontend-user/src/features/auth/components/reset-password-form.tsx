import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import { paths } from '../../../app/paths';
import { PasswordInput } from '../../../components/password-input';
import { useResetPassword } from '../api/use-mail-link';
import { useNewPassword } from '../hooks/use-new-password';
import { FormStack } from './form-stack';
import { isSpentLink } from './is-spent-link';
import { refusalOf } from './refused-fields';
import { SignInProblem } from './sign-in-problem';
import { SpentLink } from './spent-link';

interface ResetPasswordFormProps {
  token: string;
  onChanged: () => void;
}

export function ResetPasswordForm({ token, onChanged }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const form = useForm({ defaultValues: { password: '' }, mode: 'onTouched' });
  const newPassword = useNewPassword(useWatch({ control: form.control, name: 'password' }));
  if (reset.error && isSpentLink(reset.error)) {
    return (
      <SpentLink wayOn={{ label: 'Send a new link', to: paths.forgotPassword }}>
        {reset.error.message}
      </SpentLink>
    );
  }
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: onChanged,
        onError: (error) => {
          const message = refusalOf('password', error);
          if (message) form.setError('password', { message }, { shouldFocus: true });
        },
      },
    ),
  );
  return (
    <FormStack onSubmit={submit}>
      {reset.error && !refusalOf('password', reset.error) ? (
        <SignInProblem error={reset.error} action="other" />
      ) : null}
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        autoFocus
        problem={form.formState.errors.password?.message}
        hint={newPassword.hint}
        {...form.register('password', { validate: newPassword.validate })}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={reset.isPending}>
        Save the new password
      </Button>
    </FormStack>
  );
}
