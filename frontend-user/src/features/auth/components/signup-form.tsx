import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS, emailProblem, isAccountTaken, passwordProblem } from '@drumbeat/domain';
import { Lock } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router';
import { linkTo, paths } from '../../../app/paths';
import { InlineAlert } from '../../../components/inline-alert';
import { InputField } from '../../../components/input-field';
import { PasswordInput } from '../../../components/password-input';
import { deviceZone } from '../../../lib/time-format';
import { useSignUp } from '../api/sign-up';
import { authFailureText } from './auth-failure-text';

/** `source` says where the visitor came from and is kept with the account. */
export function SignupForm({ source }: { source: string | null }) {
  const signUp = useSignUp();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const emailError = formState.errors.email?.message;
  const passwordError = formState.errors.password?.message;
  const submit = handleSubmit(({ name, email, password }) =>
    signUp.mutate(
      {
        email,
        password,
        timezone: deviceZone(),
        ...(name.trim() ? { full_name: name.trim() } : {}),
        ...(source ? { source } : {}),
      },
      {
        onSuccess: (answer) => {
          if (answer.email_confirmation_required)
            void navigate(linkTo.login({ email, message: ACCOUNT_TEXTS.emailNotConfirmed }));
        },
        onError: (error) => {
          if (isAccountTaken(error.message))
            void navigate(linkTo.login({ email, message: ACCOUNT_TEXTS.emailTakenRedirect }));
        },
      },
    ),
  );
  return (
    <>
      {signUp.error ? <InlineAlert tone="bad">{authFailureText(signUp.error, 'signup')}</InlineAlert> : null}
      <form noValidate style={{ display: 'grid', gap: '1rem' }} onSubmit={submit}>
        <InputField label="Your name" autoComplete="name" {...register('name')} />
        <InputField
          label="Email"
          type="email"
          autoComplete="email"
          problem={emailError}
          {...register('email', { validate: (value) => emailProblem(value) ?? true })}
        />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          problem={passwordError}
          {...register('password', { validate: (value) => passwordProblem(value) ?? true })}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={signUp.isPending}>
          {ACCOUNT_TEXTS.startForFree}
        </Button>
      </form>
      <Typography
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
          gap: 1.5,
          color: 'text.disabled',
        }}
      >
        <Lock size={14} strokeWidth={2} aria-hidden />
        {ACCOUNT_TEXTS.privacyNote}
      </Typography>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        Already with us?{' '}
        <Link component={RouterLink} to={paths.login}>
          {ACCOUNT_TEXTS.signIn}
        </Link>
      </Typography>
    </>
  );
}
