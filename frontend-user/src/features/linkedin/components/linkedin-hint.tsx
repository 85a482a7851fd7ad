import Box from '@mui/material/Box';
import { Status } from '@drumbeat/ui';
import { daysLeftLabel, endsSoon } from '@drumbeat/domain';
import { CalendarClock, FlaskConical, Link2, Link2Off, Unplug } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useLinkedIn, type LinkedInConnection } from '../hooks/use-linkedin';

interface ConnectionStatusProps {
  connection: Exclude<LinkedInConnection, 'unknown'>;
  daysLeft: number | null;
}

function ConnectionStatus({ connection, daysLeft }: ConnectionStatusProps) {
  if (connection === 'needs-reconnect') {
    return (
      <Status tone="bad" icon={Unplug}>
        LinkedIn needs you
      </Status>
    );
  }
  if (connection === 'connected' && daysLeft !== null && endsSoon(daysLeft)) {
    return (
      <Status tone="warn" icon={CalendarClock}>
        LinkedIn: {daysLeftLabel(daysLeft).toLowerCase()}
      </Status>
    );
  }
  return connection === 'connected' ? (
    <Status tone="quiet" icon={Link2}>
      LinkedIn connected
    </Status>
  ) : (
    <Status tone="quiet" icon={Link2Off}>
      LinkedIn not connected
    </Status>
  );
}

/** The connection's state in the header, or "LinkedIn sandbox" when nothing reaches LinkedIn. */
export function LinkedInHint({ settingsPath }: { settingsPath: string }) {
  const { connection, daysLeft, sandbox } = useLinkedIn();
  if (connection === 'unknown') return null;
  return (
    <Box
      component={RouterLink}
      to={settingsPath}
      sx={{
        display: { xs: sandbox ? 'flex' : 'none', md: 'flex' },
        alignItems: 'center',
        gap: 4,
        minHeight: '2rem',
        px: 2,
        borderRadius: '0.5rem',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {sandbox ? (
        <Status tone="warn" icon={FlaskConical}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            LinkedIn{' '}
          </Box>
          <Box component="span" sx={{ textTransform: { xs: 'capitalize', sm: 'none' } }}>
            sandbox
          </Box>
        </Status>
      ) : null}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
        <ConnectionStatus connection={connection} daysLeft={daysLeft} />
      </Box>
    </Box>
  );
}
