import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { emailProblem, passwordProblem } from '@drumbeat/domain';
import { useState, type SubmitEvent } from 'react';
import { Notice } from '../components/notice';
import { SignInField } from './sign-in-field';
import { signIn } from './staff-session';

interface SignInFormProps {
  /** Why the visitor was sent here, where there is more to say than "sign in". */
  initialProblem?: string | undefined;
  onSignedIn: () => void;
}

export function SignInForm({ initialProblem, onSignedIn }: SignInFormProps) {
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [problem, setProblem] = useState(initialProblem ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const wrongEmail = emailProblem(credentials.email);
  const wrongPassword = passwordProblem(credentials.password);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (wrongEmail || wrongPassword) return;
    setIsBusy(true);
    setProblem('');
    try {
      await signIn(credentials);
      onSignedIn();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  };
  return (
    <>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 4 }}
      >
        <SignInField
          label="Email"
          type="email"
          autoComplete="username"
          autoFocus
          value={credentials.email}
          onChange={(email) => setCredentials({ ...credentials, email })}
          problem={isAsked ? wrongEmail : null}
        />
        <SignInField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={credentials.password}
          onChange={(password) => setCredentials({ ...credentials, password })}
          problem={isAsked ? wrongPassword : null}
        />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          Sign in
        </Button>
      </Box>
    </>
  );
}
