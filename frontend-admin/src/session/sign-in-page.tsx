import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Logo } from '@drumbeat/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { ThemeToggle } from '../layout/theme-toggle';
import { SignInForm } from './sign-in-form';

/** Where the visitor wanted to go; react-admin and the session gate say it alike. */
interface SignInState {
  nextPathname?: string;
  nextSearch?: string;
  problem?: string;
}

/** Staff sign in here; the accounts are the same as the user app's. */
export function SignInPage() {
  const navigate = useNavigate();
  const state = useLocation().state as SignInState | null;
  const next = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`;
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' }}>
      <title>Sign in – Drumbeat Console</title>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: '3.5rem',
          px: { xs: 4, sm: 10 },
        }}
      >
        <Logo />
        <ThemeToggle />
      </Box>
      <Box component="main" sx={{ px: { xs: 4, sm: 10 }, pt: { xs: 10, sm: 20 }, pb: 10 }}>
        <Box sx={{ maxWidth: '24rem' }}>
          <Typography variant="h1">Console</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>
            For staff: prompts, posts and publications of every user.
          </Typography>
          <SignInForm
            initialProblem={state?.problem}
            onSignedIn={() => void navigate(next, { replace: true })}
          />
        </Box>
      </Box>
    </Box>
  );
}
