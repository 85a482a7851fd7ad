import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ACCOUNT_TEXTS, canSubmitSignIn } from '@drumbeat/domain';
import { signInProgressMs } from '../../../lib/http/timeout.rules';
import type { SubmitEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import { PasswordInput } from '../../../components/password-input';
import { ApiError } from '../../../lib/http/api';
import { isSafari } from '../../../lib/device/browser';
import { usePassed } from '../../../lib/timing/use-delayed';
import { focusField, sentForm } from '../hooks/use-fields';
import { ConfirmationResend } from './confirmation-resend';
import { FormStack, EmailField } from './auth-form';
import type { FocusedField, SignInFields } from './sign-in-fields';
import { SignInProblem } from './sign-in-problem';
import { useLogIn } from '../api/sign-in';

interface PasswordSignInProps {
  fields: SignInFields;
  autoFocus: FocusedField;
  /** The wanted page, a path of this site. */
  next: string | undefined;
  onSwitchToMagicLink: () => void;
}

/** Email and password; the button is live only when both can be right (SIGNIN-2). */
export function PasswordSignIn({ fields, autoFocus, next, onSwitchToMagicLink }: PasswordSignInProps) {
  const logIn = useLogIn();
  const isLong = usePassed(logIn.isPending, signInProgressMs(isSafari));
  const { email, password } = fields.values;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = sentForm(event);
    if (!canSubmitSignIn(email, password) || !fields.check(form, ['email', 'password'])) return;
    logIn.mutate(fields.values, {
      onError: (error) => {
        if (hasCode(error, 'auth.invalid_credentials')) focusField(form, 'password', { select: true });
      },
    });
  };
  return (
    <FormStack onSubmit={submit}>
      {logIn.error ? (
        <SignInProblem
          error={logIn.error}
          action="login"
          takesFocus={!hasCode(logIn.error, 'auth.invalid_credentials')}
          onSwitchToMagicLink={onSwitchToMagicLink}
          wayOn={
            hasCode(logIn.error, 'auth.email_not_confirmed') ? (
              <ConfirmationResend email={logIn.variables.email} next={next} />
            ) : null
          }
        />
      ) : null}
      <EmailField fields={fields} autoFocus={autoFocus === 'email'} />
      {/* The link is beside the label, but after the field in tab order. */}
      <Box sx={{ position: 'relative' }}>
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          autoFocus={autoFocus === 'password'}
          {...fields.field('password')}
        />
        <Link
          component={RouterLink}
          to={linkTo.forgotPassword({ email: email || undefined, next })}
          variant="label"
          sx={{ position: 'absolute', top: 0, right: 0 }}
        >
          {ACCOUNT_TEXTS.forgotPassword}
        </Link>
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={logIn.isPending}
        disabled={!canSubmitSignIn(email, password)}
      >
        {ACCOUNT_TEXTS.signIn}
      </Button>
      <Box role="status" sx={{ color: 'warning.main', textAlign: 'center', '&:empty': { display: 'none' } }}>
        {isLong ? ACCOUNT_TEXTS.takingTooLong : null}
      </Box>
    </FormStack>
  );
}

const hasCode = (error: Error, code: string) => error instanceof ApiError && error.code === code;
