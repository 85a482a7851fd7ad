import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { sessionFailureText } from '../../features/auth/session-failure.rules';
import { EmptyState } from '@drumbeat/ui';
import { Unplug } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { isTimeout } from '../../lib/http/refusals';
import { linkTo, paths } from '../../lib/paths';

interface UnavailableScreenProps {
  /** The data that could not be read: no page that needs it is shown. */
  missing: 'session' | 'plan';
  /** null when no response came in time. */
  error: Error | null;
}

const planUnknown =
  'We could not check your plan, so this page stays closed for now. Nothing of yours is lost.';

/** The page cannot be shown for now: what is known, and two ways on (NAVIGATION-8). */
export function UnavailableScreen({ missing, error }: UnavailableScreenProps) {
  const isLate = error === null || isTimeout(error);
  const { title, text, wayOn } = missing === 'session' ? ofSession() : ofPlan();
  return (
    <Box component="main" id="main" sx={{ maxWidth: '40rem', m: '10vh auto', p: 6 }}>
      <title>Not available – Drumbeat</title>
      <div role="alert">
        <EmptyState
          sign={Unplug}
          component="h1"
          title={title}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <Button variant="contained" size="small" autoFocus onClick={() => window.location.reload()}>
                {ACCOUNT_TEXTS.tryAgain}
              </Button>
              <Button component={RouterLink} to={wayOn.to} variant="outlined" size="small">
                {wayOn.label}
              </Button>
            </Box>
          }
        >
          {text}
        </EmptyState>
      </div>
    </Box>
  );

  function ofSession() {
    const wayOn = { label: ACCOUNT_TEXTS.signIn, to: linkTo.login(isLate ? { timeout: 'true' } : {}) };
    return isLate
      ? { title: ACCOUNT_TEXTS.connectionTimeout, text: null, wayOn }
      : { title: ACCOUNT_TEXTS.clientFailed, text: sessionFailureText(error), wayOn };
  }

  function ofPlan() {
    return {
      title: isLate ? ACCOUNT_TEXTS.timedOut : ACCOUNT_TEXTS.profileFailed,
      text: planUnknown,
      wayOn: { label: 'See the plans', to: paths.product },
    };
  }
}
