import Box from '@mui/material/Box';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { isMissingCode, isReached, untilReached } from '../../lib/http/fetch-code';
import { useOnline } from '../../lib/http/use-online';

const reload = () => window.location.reload();

/** A screen that broke, or whose code cannot be had: for want of a network, or because it went with its release. */
export function RouteFailure() {
  const thrown = useRouteError();
  const error = thrown instanceof Error ? thrown : new Error(ACCOUNT_TEXTS.unexpected);
  return (
    <Box component="main" id="main" sx={{ maxWidth: '40rem', m: '10vh auto', p: 6 }}>
      {isMissingCode(error) ? (
        <MissingScreen />
      ) : (
        <FailureNotice title="This screen could not be shown" error={error} onRetry={reload} />
      )}
    </Box>
  );
}

/** True when a screen could not be fetched since this page was loaded, and neither could the service: then a newer version is not the cause. */
let wasMissedUnreached = false;

/**
 * Only a reload helps: the browser caches the failed import. While the service cannot be reached it waits for it, whatever network the
 * device reports.
 */
function MissingScreen(): ReactNode {
  const isOnline = useOnline();
  const [cause, setCause] = useState<'asked' | 'unreached' | 'updated'>(() =>
    !navigator.onLine || wasMissedUnreached ? 'unreached' : 'asked',
  );
  useEffect(() => {
    let isShown = true;
    if (cause === 'asked') {
      void isReached().then((answered) => isShown && setCause(answered ? 'updated' : 'unreached'));
    } else if (cause === 'unreached') {
      wasMissedUnreached = true;
      void untilReached().then(() => isShown && reload());
    }
    return () => {
      isShown = false;
    };
  }, [cause]);
  if (cause === 'asked') return <p role="status">Loading this screen…</p>;
  return cause === 'unreached' ? (
    <FailureNotice
      title={isOnline ? 'Drumbeat cannot be reached' : 'You are offline'}
      error={
        new Error('This screen comes as soon as there is a network. What you wrote is kept on this device.')
      }
    />
  ) : (
    <FailureNotice
      title="Drumbeat was updated"
      error={new Error('This screen belongs to the version before. Reload to get the new one.')}
      onRetry={reload}
    />
  );
}
