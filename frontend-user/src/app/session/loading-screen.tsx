import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { BeatLoader } from '@drumbeat/ui';
import { useEffect, useState } from 'react';
import { loadingMessage } from './loading-message.rules';
import { isSafari } from '../../lib/device/browser';
import { connectionQualityNow } from '../../lib/http/connection';

const tickMs = 250;

/** Counts on where one wait follows another without a pause: the router's own wait, then the one for the session. */
let startedAt: number | null = null;
let waits = 0;

/** Milliseconds since the wait began, in steps that a message needs. Counted by the clock: timers of a hidden page are slowed down. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(elapsedNow);
  useEffect(() => {
    waits += 1;
    startedAt ??= performance.now();
    const timer = setInterval(() => setElapsed(elapsedNow()), tickMs);
    return () => {
      clearInterval(timer);
      waits -= 1;
      // The next wait begins in the same commit, if there is one.
      queueMicrotask(() => {
        if (waits === 0) startedAt = null;
      });
    };
  }, []);
  return elapsed;
}

function elapsedNow(): number {
  return startedAt === null ? 0 : performance.now() - startedAt;
}

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
