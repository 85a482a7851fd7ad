import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS, emailProblem, isAccountTaken, PROFILE_LIMITS } from '@drumbeat/domain';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { linkTo } from '../../../app/paths';
import { InputField } from '../../../components/input-field';
import { PasswordInput } from '../../../components/password-input';
import { deviceZone } from '../../../lib/device-zone';
import { useSignUp } from '../api/sign-up';
import { useNewPassword } from '../hooks/use-new-password';
import { FormStack } from './form-stack';
import { OptionalMark } from './optional-mark';
import { refusalOf } from './refused-fields';
import { SignInProblem } from './sign-in-problem';

interface SignupFormProps {
  /** Where the visitor came from; kept with the account. */
  source: string | undefined;
  /** Where the visitor wanted to go, a path of this site. */
  next: string | undefined;
  /** The account is there and its address has to be confirmed. */
  onConfirmationNeeded: (email: string) => void;
}

export function SignupForm({ source, next, onConfirmationNeeded }: SignupFormProps) {
  const signUp = useSignUp();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '', email: '', password: '' }, mode: 'onTouched' });
  const { register, formState, control } = form;
  const newPassword = useNewPassword(useWatch({ control, name: 'password' }));
  const submit = form.handleSubmit(({ name, email, password }) =>
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
          if (answer.email_confirmation_required) onConfirmationNeeded(email);
        },
        onError: (error) => {
          if (isAccountTaken(error.message))
            void navigate(linkTo.login({ email, message: ACCOUNT_TEXTS.emailTakenRedirect, next }));
          for (const field of ['email', 'password'] as const) {
            const message = refusalOf(field, error);
            if (message) form.setError(field, { message }, { shouldFocus: true });
          }
        },
      },
    ),
  );
  const isOnField = Boolean(refusalOf('email', signUp.error) ?? refusalOf('password', signUp.error));
  return (
    <FormStack onSubmit={submit}>
      {signUp.error && !isOnField ? <SignInProblem error={signUp.error} action="signup" /> : null}
      <InputField
        label="Your name"
        aside={<OptionalMark />}
        autoComplete="name"
        inputProps={{ maxLength: PROFILE_LIMITS.name }}
        {...register('name')}
      />
      <InputField
        label="Email"
        type="email"
        autoComplete="email"
        problem={formState.errors.email?.message}
        {...register('email', { validate: (value) => emailProblem(value) ?? true })}
      />
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        problem={formState.errors.password?.message}
        hint={newPassword.hint}
        {...register('password', { validate: newPassword.validate })}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={signUp.isPending}>
        {ACCOUNT_TEXTS.startForFree}
      </Button>
    </FormStack>
  );
}
