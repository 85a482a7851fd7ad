import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SkeletonLines, Status } from '@drumbeat/ui';
import { CircleCheck, Link2Off, Unplug } from 'lucide-react';
import { FailureNotice } from '../../../components/failure-notice';
import { useCurrentUser } from '../../../lib/current-user';
import { dayOf } from '../../../lib/time-format';
import { useConnectLinkedIn } from '../api/authorize';
import { useDisconnectLinkedIn } from '../api/disconnect';
import { useLinkedIn } from '../hooks/use-linkedin';

/** Connected accounts: what LinkedIn is used for, its state, and one button. */
export function LinkedInSettings({ returnTo }: { returnTo: string }) {
  const { time_zone: zone } = useCurrentUser();
  const linkedIn = useLinkedIn();
  const connect = useConnectLinkedIn();
  const disconnect = useDisconnectLinkedIn();
  if (linkedIn.isPending)
    return <SkeletonLines lines={[{ width: '30%' }, { width: '70%' }, { width: '45%' }]} />;
  if (linkedIn.error) {
    return (
      <FailureNotice
        title="Connected accounts could not be loaded"
        error={linkedIn.error}
        onRetry={() => void linkedIn.retry()}
      />
    );
  }
  const connected = linkedIn.connection === 'connected';
  const since = linkedIn.expiresAt ? `until ${dayOf(linkedIn.expiresAt, zone)}` : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4 }}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h3" component="h3">
          {linkedIn.integration?.name ?? 'LinkedIn'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{linkedIn.integration?.description}</Typography>
        {connected ? (
          <Status tone="good" icon={CircleCheck} note={since}>
            {linkedIn.memberName ? `Connected as ${linkedIn.memberName}` : 'Connected'}
          </Status>
        ) : linkedIn.connection === 'needs-reconnect' ? (
          <Status tone="bad" icon={Unplug}>
            LinkedIn needs you to sign in again
          </Status>
        ) : (
          <Status tone="quiet" icon={Link2Off}>
            Not connected
          </Status>
        )}
      </Box>
      {connected ? (
        <Button variant="outlined" loading={disconnect.isPending} onClick={() => disconnect.mutate()}>
          Disconnect
        </Button>
      ) : (
        <Button variant="contained" loading={connect.isPending} onClick={() => connect.mutate(returnTo)}>
          Connect to LinkedIn
        </Button>
      )}
    </Box>
  );
}
