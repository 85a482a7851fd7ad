import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { passwordProblem } from '@drumbeat/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { InlineAlert } from '../../../components/inline-alert';
import { PasswordInput } from '../../../components/password-input';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { unsavedText } from '../../../lib/unsaved-text';
import { useChangePassword } from '../api/change-password';
import { PasswordLink } from './password-link';

const empty = { current_password: '', password: '' };

/** Requires the current password; the mailed link is for forgotten ones. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const [forgotten, setForgotten] = useState(false);
  const { register, handleSubmit, formState, setError, reset, control } = useForm({ defaultValues: empty });
  const { errors } = formState;
  const isTyped = useWatch({ control, name: 'password' }) !== '';
  // Signing out names it. It is never saved by itself: a password changes when its owner says so.
  useEffect(
    () => (isTyped ? unsavedText.hold('new-password', { name: 'Your new password' }) : undefined),
    [isTyped],
  );

  function showRefusal(error: Error): void {
    const isWrong = error instanceof ApiError && error.code === 'auth.wrong_password';
    const refused = error instanceof ApiError ? error.fields : [];
    const aboutNew = refused.find(({ field }) => field === 'password');
    if (isWrong) setError('current_password', { message: error.message }, { shouldFocus: true });
    else if (aboutNew) setError('password', { message: aboutNew.message }, { shouldFocus: true });
    else setError('root', { message: error.message });
  }

  const submit = handleSubmit((passwords) =>
    change.mutate(passwords, {
      onSuccess: () => {
        reset(empty);
        notify.success('Password changed', { description: 'All your other devices are signed out.' });
      },
      onError: showRefusal,
    }),
  );
  if (forgotten) return <PasswordLink email={email} />;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, maxWidth: '24rem' }}>
      {errors.root ? <InlineAlert tone="bad">{errors.root.message}</InlineAlert> : null}
      {/* Names the account for password managers. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        problem={errors.current_password?.message}
        {...register('current_password', { required: 'Enter the password that you use now' })}
      />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        problem={errors.password?.message}
        {...register('password', { validate: (value) => passwordProblem(value) ?? true })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button type="submit" variant="outlined" loading={change.isPending}>
          Change password
        </Button>
        <Button variant="text" onClick={() => setForgotten(true)}>
          I forgot it
        </Button>
      </Box>
    </Box>
  );
}
