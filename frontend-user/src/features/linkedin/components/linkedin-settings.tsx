import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { endsSoon } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, FlaskConical, Link2Off, Unplug } from 'lucide-react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import {
  rememberConnection,
  socialAccountsQuery,
  wasConnected,
} from '../../../entities/linkedin/integrations';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { useLinkedIn } from '../hooks/use-linkedin';
import { useConnectLinkedIn } from '../../../entities/linkedin/authorize';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { ConnectionLife } from './connection-life';
import { GrantedScopes } from './granted-scopes';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '1.25rem',
  padding: '1rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '0.75rem',
  background: theme.vars.palette.background.paper,
}));

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0.25rem 0.75rem',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));

interface ProviderCardProps {
  linkedIn: ReturnType<typeof useLinkedIn>;
  /** LinkedIn's redirect target. */
  returnTo: string;
}

/** One provider: what it is, whether it is connected and for how long, what it allows, and one primary button. */
function ProviderCard({ linkedIn, returnTo }: ProviderCardProps) {
  const { connection, integration, sandbox, memberName, scopes, daysLeft, expiresAt, mayComment } = linkedIn;
  const connect = useConnectLinkedIn();
  const disconnect = useDisconnectLinkedIn(() => connect.mutate(returnTo));
  const isThere = connection === 'connected' || connection === 'needs-reconnect';
  const soon = connection === 'connected' && endsSoon(daysLeft);
  const goAndConnect = () => connect.mutate(returnTo);
  return (
    <Card aria-labelledby="provider-linkedin">
      <Head>
        <Box
          component="img"
          src={integration?.logo}
          alt=""
          sx={{ width: 40, height: 40, borderRadius: '0.5rem' }}
        />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
            <Typography variant="h3" id="provider-linkedin">
              {integration?.name ?? 'LinkedIn'}
            </Typography>
            {sandbox ? (
              <Status small tone="warn" icon={FlaskConical}>
                Sandbox
              </Status>
            ) : null}
          </Box>
          <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            {integration?.description}
          </Typography>
          <span role="status">{stateOf(connection, memberName)}</span>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            mt: { xs: 2, sm: 0 },
          }}
        >
          {isThere ? (
            <Button
              variant={soon || connection === 'needs-reconnect' ? 'ghost' : 'outlined'}
              loading={disconnect.isPending}
              onClick={() => disconnect.mutate()}
            >
              Disconnect
            </Button>
          ) : null}
          {connection === 'connected' && !soon ? null : (
            <Button variant="contained" loading={connect.isPending} onClick={goAndConnect}>
              {soon ? 'Reconnect' : 'Connect to LinkedIn'}
            </Button>
          )}
        </Box>
      </Head>
      {connection === 'connected' && expiresAt && daysLeft !== null ? (
        <ConnectionLife daysLeft={daysLeft} expiresAt={expiresAt} />
      ) : null}
      {connection === 'connected' ? <GrantedScopes scopes={scopes} mayComment={mayComment} /> : null}
    </Card>
  );
}

function stateOf(connection: ProviderCardProps['linkedIn']['connection'], memberName: string | null) {
  if (connection === 'connected') {
    return (
      <Status tone="good" icon={CircleCheck}>
        {memberName ? `Connected as ${memberName}` : 'Connected'}
      </Status>
    );
  }
  return connection === 'needs-reconnect' ? (
    <Status tone="bad" icon={Unplug}>
      LinkedIn needs you to sign in again
    </Status>
  ) : (
    <Status tone="quiet" icon={Link2Off}>
      Not connected
    </Status>
  );
}

/** The card's own heights, by what this device knows before the server has said it: a connection lists what it allows. */
const connectedHeight = { xs: '40.5rem', sm: '29.375rem' };
const openHeight = { xs: '13rem', sm: '8.375rem' };

/** Connected accounts: LinkedIn's card, once it is known what to say on it. */
export function LinkedInSettings({ returnTo }: { returnTo: string }) {
  const linkedIn = useLinkedIn();
  const { connection } = linkedIn;
  useEffect(() => {
    if (connection !== 'unknown') rememberConnection(connection === 'connected');
  }, [connection]);
  if (linkedIn.isPending) return <SectionSkeleton height={wasConnected() ? connectedHeight : openHeight} />;
  if (linkedIn.error) {
    return (
      <FailureNotice
        title="Connected accounts could not be loaded"
        error={linkedIn.error}
        onRetry={() => void linkedIn.retry()}
      />
    );
  }
  return <ProviderCard linkedIn={linkedIn} returnTo={returnTo} />;
}

/** Ends the connection. `onUndo` starts a new one: LinkedIn has to be asked again. */
function useDisconnectLinkedIn(onUndo: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/callback/linkedin/disconnect'),
    onSuccess: async () => {
      // Its scheduled posts are blocked, too.
      void refreshPosts(queryClient);
      await queryClient.invalidateQueries({ queryKey: socialAccountsQuery.queryKey });
      notify.success('LinkedIn disconnected', {
        description: 'Scheduled posts wait until you connect again.',
        action: { label: 'Connect again', onClick: onUndo },
      });
    },
    onError: (error) => notify.error('LinkedIn could not be disconnected', { description: error.message }),
  });
}
