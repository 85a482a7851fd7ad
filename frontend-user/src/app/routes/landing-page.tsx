import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { Link as RouterLink } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { ownVoicePoster } from '../../features/auth/components/beat-poster';
import { SessionTrouble } from '../../features/auth/components/session-trouble';
import { WeekSteps } from '../../features/auth/components/week-steps';
import { paths } from '../../lib/paths';

/** /: Drumbeat in one screen, with sign-up and sign-in. */
export function Component() {
  return (
    <>
      <title>Drumbeat: three LinkedIn posts a week, from your own topics</title>
      <AuthLayout
        display
        title="Three LinkedIn posts a week, from your own topics"
        lead="For people who win clients by what they know, and never find the time to write."
        poster={ownVoicePoster}
      >
        <SessionTrouble />
        <WeekSteps />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Button component={RouterLink} to={paths.signup} variant="contained" size="large">
            {ACCOUNT_TEXTS.startForFree}
          </Button>
          <Button component={RouterLink} to={paths.login} variant="outlined" size="large">
            {ACCOUNT_TEXTS.signIn}
          </Button>
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
          No card. {ACCOUNT_TEXTS.privacyNote}
        </Typography>
      </AuthLayout>
    </>
  );
}
