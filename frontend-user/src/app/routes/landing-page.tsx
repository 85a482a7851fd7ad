import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { Link as RouterLink } from 'react-router';
import { AuthLayout } from '../../features/auth/components/auth-layout';
import { paths } from '../paths';

/** /: what Drumbeat is, and the two ways in. */
export function Component() {
  return (
    <>
      <title>Drumbeat: three LinkedIn posts a week, planned with you</title>
      <AuthLayout
        title="Three LinkedIn posts a week, planned with you"
        lead="A person prepares prompts for your calendar. You draft with help that knows your voice, and Drumbeat publishes each post once, on time."
        poster={beatPoster}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Button component={RouterLink} to={paths.signup} variant="contained" size="large" fullWidth>
            {ACCOUNT_TEXTS.startForFree}
          </Button>
          <Button component={RouterLink} to={paths.login} variant="outlined" size="large" fullWidth>
            {ACCOUNT_TEXTS.signIn}
          </Button>
        </Box>
      </AuthLayout>
    </>
  );
}

const beatPoster = {
  title: (
    <>
      Three posts a week.
      <br />
      In your own voice.
    </>
  ),
  text: 'Nine weeks of one studio owner, Monday, Wednesday, Friday. It took six to find the beat.',
};
