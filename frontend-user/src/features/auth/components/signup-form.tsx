import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS, emailProblem, PROFILE_LIMITS } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import Typography from '@mui/material/Typography';
import { isAccountTaken } from '../auth-error.rules';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { linkTo } from '../../../lib/paths';
import { PasswordInput } from '../../../components/password-input';
import { deviceZone } from '../../../lib/device/browser';
import { useSignUp } from '../api/sign-in';
import { sentForm, useFields } from '../hooks/use-fields';
import { newPasswordHint, useNewPasswordCheck } from '../hooks/use-new-password';
import { FormStack, refusalOf } from './auth-form';
import { SignInProblem } from './sign-in-problem';

/** Beside the label of a field that may stay empty. */
const OptionalMark = () => (
  <Typography variant="caption" sx={{ color: 'text.disabled' }}>
    Optional
  </Typography>
);

interface SignupFormProps {
  /** Prefilled address, as after requesting a magic link without an account. */
  email: string;
  /** Source of the visitor; stored with the account. */
  source: string | undefined;
  /** The wanted page, a path of this site. */
  next: string | undefined;
  /** Called when the account was made and its address has to be confirmed. */
  onConfirmationNeeded: (email: string) => void;
}

export function SignupForm({ email: givenEmail, source, next, onConfirmationNeeded }: SignupFormProps) {
  const signUp = useSignUp();
  const navigate = useNavigate();
  const fields = useFields(
    { name: '', email: givenEmail, password: '' },
    {
      name: (text) => tooLongProblem(text.trim(), PROFILE_LIMITS.name) ?? null,
      email: emailProblem,
      password: useNewPasswordCheck(),
    },
  );
  const { name, email, password } = fields.values;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = sentForm(event);
    if (!fields.check(form, ['name', 'email', 'password'])) return;
    signUp.mutate(
      {
        email,
        password,
        timezone: deviceZone(),
        ...(name.trim() ? { full_name: name.trim() } : {}),
        ...(source ? { source } : {}),
        ...(next ? { next } : {}),
      },
      {
        onSuccess: (answer) => {
          if (answer.email_confirmation_required) onConfirmationNeeded(email);
        },
        onError: (error) => {
          if (isAccountTaken(error.message))
            void navigate(linkTo.login({ email, message: 'account_exists', next }));
          for (const field of ['password', 'email'] as const) {
            const why = refusalOf(field, error);
            if (why) fields.refuse(form, field, why);
          }
        },
      },
    );
  };
  const isOnField = Boolean(refusalOf('email', signUp.error) ?? refusalOf('password', signUp.error));
  return (
    <FormStack onSubmit={submit}>
      {signUp.error && !isOnField ? <SignInProblem error={signUp.error} action="signup" /> : null}
      <InputField label="Your name" aside={<OptionalMark />} autoComplete="name" {...fields.field('name')} />
      <InputField label="Email" type="email" autoComplete="email" {...fields.field('email')} />
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        hint={newPasswordHint(password)}
        {...fields.field('password')}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={signUp.isPending}>
        {ACCOUNT_TEXTS.startForFree}
      </Button>
    </FormStack>
  );
}
