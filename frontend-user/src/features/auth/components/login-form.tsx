import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS, canSubmitSignIn, emailProblem, passwordProblem } from '@drumbeat/domain';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../app/paths';
import { InlineAlert } from '../../../components/inline-alert';
import { InputField } from '../../../components/input-field';
import { PasswordInput } from '../../../components/password-input';
import { useLogIn } from '../api/log-in';
import { authFailureText } from './auth-failure-text';

interface LoginFormProps {
  /** Prefilled address, as after signing up with one that has an account. */
  email: string;
  /** What another page wants to say here. */
  message: string | null;
}

export function LoginForm({ email, message }: LoginFormProps) {
  const logIn = useLogIn();
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: { email, password: '' },
    mode: 'onTouched',
  });
  const values = useWatch({ control });
  const emailError = formState.errors.email?.message;
  const passwordError = formState.errors.password?.message;
  return (
    <>
      {logIn.error ? <InlineAlert tone="bad">{authFailureText(logIn.error, 'login')}</InlineAlert> : null}
      {message && !logIn.error ? <InlineAlert tone="info">{message}</InlineAlert> : null}
      <form
        noValidate
        style={{ display: 'grid', gap: '1rem' }}
        onSubmit={handleSubmit((credentials) => logIn.mutate(credentials))}
      >
        <InputField
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus={email === ''}
          problem={emailError}
          {...register('email', { validate: (value) => emailProblem(value) ?? true })}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          autoFocus={email !== ''}
          problem={passwordError}
          {...register('password', { validate: (value) => passwordProblem(value) ?? true })}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={logIn.isPending}
          disabled={!canSubmitSignIn(values.email ?? '', values.password ?? '')}
        >
          {ACCOUNT_TEXTS.signIn}
        </Button>
      </form>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        New here?{' '}
        <Link component={RouterLink} to={paths.signup}>
          {ACCOUNT_TEXTS.startForFree}
        </Link>
      </Typography>
    </>
  );
}
