import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { authBoundaryText } from '../../features/auth/session-failure.rules';
import { EmptyState } from '@drumbeat/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRouteError } from 'react-router';
import { clearAuthData } from '../../features/auth/api/clear-auth-data';
import { isMissingCode } from '../../lib/http/fetch-code';
import { RouteFailure } from '../routes/route-failure';

/** Handles any error around signing in: reports it and offers the only remedy, a start without the browser's session data. */
export function AuthErrorBoundary() {
  const error = useRouteError();
  const [isClearing, setIsClearing] = useState(false);
  if (isMissingCode(error)) return <RouteFailure />;
  const tryAgain = () => {
    setIsClearing(true);
    void clearAuthData().finally(() => window.location.reload());
  };
  return (
    <Box component="main" id="main" role="alert" sx={{ maxWidth: '40rem', m: '10vh auto', p: 6 }}>
      <title>Something went wrong – Drumbeat</title>
      <EmptyState
        sign={RotateCcw}
        component="h1"
        title={authBoundaryText(error)}
        action={
          <Button variant="contained" size="small" autoFocus loading={isClearing} onClick={tryAgain}>
            {ACCOUNT_TEXTS.tryAgain}
          </Button>
        }
      >
        You will be asked to sign in again. Text that is not saved yet stays on this device.
      </EmptyState>
    </Box>
  );
}
