import Box from '@mui/material/Box';
import { ACCOUNT_TEXTS } from '@drumbeat/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { isMissingCode } from '../../lib/http/fetch-code';
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

/** True when a screen could not be fetched offline since this page was loaded: then a newer version is not the cause. */
let wasMissedOffline = false;

/** Only a reload helps: the browser caches the failed import. Offline it waits for the network. */
function MissingScreen(): ReactNode {
  const isOnline = useOnline();
  const [isForNetwork] = useState(() => !isOnline || wasMissedOffline);
  useEffect(() => {
    if (!isForNetwork) return;
    wasMissedOffline = true;
    if (isOnline) reload();
  }, [isForNetwork, isOnline]);
  return isForNetwork ? (
    <FailureNotice
      title="You are offline"
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
