import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { loadingMessage } from './loading-message.rules';
import { BeatLoader } from '@drumbeat/ui';
import { isSafari } from '../../lib/browser';
import { connectionQualityNow } from '../../lib/connection';
import { useElapsed } from './use-elapsed';

/** The session, the plan or a screen's code is on its way: says more the longer it takes (SIGNIN-10), and at the end offers a new start. */
export function LoadingScreen() {
  const message = loadingMessage(useElapsed(), isSafari);
  const isOver = message === ACCOUNT_TEXTS.connectionTimeout;
  return (
    <Box
      component="main"
      id="main"
      sx={{
        display: 'grid',
        alignContent: 'start',
        justifyItems: 'center',
        gap: 4,
        minHeight: '100dvh',
        pt: '42vh',
        px: 6,
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      <BeatLoader />
      {/* Space for two lines from the start, so that nothing shifts when the text changes. */}
      <Box sx={{ minHeight: '3rem', maxWidth: '26rem' }}>
        <p role="status">{message ?? 'Loading Drumbeat'}</p>
        {message !== null && !isOver && connectionQualityNow() === 'slow' ? (
          <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.disabled' }}>
            {ACCOUNT_TEXTS.slowConnection}
          </Typography>
        ) : null}
      </Box>
      {isOver ? (
        <Button variant="contained" size="small" autoFocus onClick={() => window.location.reload()}>
          {ACCOUNT_TEXTS.tryAgain}
        </Button>
      ) : null}
    </Box>
  );
}
