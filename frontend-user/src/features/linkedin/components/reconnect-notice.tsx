import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../components/lazy-part';
import { useLinkedIn } from '../hooks/use-linkedin';

const banner = lazyPart(() => import('./reconnect-banner'));

/** The header says it two weeks ahead; in the last days it is worth a line on every page. */
const lastDays = 3;

/** The banner over a page where LinkedIn's connection has ended or is about to; nothing on `exceptOn`, which says so itself. */
export function ReconnectNotice({ exceptOn }: { exceptOn: string }) {
  const { pathname, search } = useLocation();
  const { connection, daysLeft } = useLinkedIn();
  const ended = connection === 'needs-reconnect';
  const ending = connection === 'connected' && daysLeft !== null && daysLeft <= lastDays;
  if (pathname === exceptOn || (!ended && !ending)) return null;
  return (
    <Suspense>
      <Box
        component="aside"
        aria-label="LinkedIn connection"
        sx={{ px: { xs: 4, md: 10 }, pt: { xs: 2, md: 0 } }}
      >
        <banner.Part daysLeft={ended ? null : daysLeft} returnTo={`${pathname}${search}`} />
      </Box>
    </Suspense>
  );
}
