import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { passwordProblem } from '@drumbeat/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { signInWaysQuery } from '../api/account';
import { InlineAlert } from '../../../components/inline-alert';
import { PasswordInput } from '../../../components/password-input';
import { ApiError, api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { devicesQuery } from '../api/devices';

/** Changes the password and ends all other sessions. */
function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { current_password: string; password: string }) =>
      api.POST('/api/auth/change-password', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** Mails a link to set a password. */
const useMailPasswordLink = () =>
  useMutation({ mutationFn: (email: string) => api.POST('/api/auth/forgot-password', { body: { email } }) });

/** Accounts without a password set one by a mailed link. */
function PasswordLink({ email }: { email: string }) {
  const mail = useMailPasswordLink();
  if (mail.isSuccess) {
    return (
      <InlineAlert tone="info">
        A link is on its way to {email}. It works once, for 30 minutes. Setting the password signs you out on
        all other devices.
      </InlineAlert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {mail.error ? <InlineAlert tone="bad">{mail.error.message}</InlineAlert> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        We mail you a link to {email}; with it you choose a password.
      </Typography>
      <Button variant="outlined" loading={mail.isPending} onClick={() => mail.mutate(email)}>
        Mail me a link
      </Button>
    </Box>
  );
}

const empty = { current_password: '', password: '' };

/** Requires the current password; the mailed link is for forgotten ones. */
function PasswordForm({ email }: { email: string }) {
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

/** A form for those who have a password, a mailed link for the others. */
export function PasswordSection() {
  const ways = useQuery(signInWaysQuery);
  if (ways.isPending) return <SectionSkeleton height="12.5rem" />;
  if (ways.isError) {
    return (
      <FailureNotice
        title="Your ways of signing in could not be loaded"
        error={ways.error}
        onRetry={() => void ways.refetch()}
      />
    );
  }
  const { has_password: hasPassword, email } = ways.data;
  return hasPassword ? <PasswordForm email={email} /> : <PasswordLink email={email} />;
}
