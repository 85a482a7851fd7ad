import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { integrationsQuery, socialAccountsQuery } from '../../../entities/linkedin/integrations';
import { useCurrentUser } from '../../../entities/session/current-user';
import { paths } from '../../../lib/paths';
import { dayOf } from '../../../lib/text/time-format';

interface FiguresSourceProps {
  /** Where they are entered; none where that is here. */
  enterAt?: string;
}

/** One line where figures are shown: whether LinkedIn tells them, and what to do where it does not (POST-12). */
export default function FiguresSource({ enterAt }: FiguresSourceProps) {
  const { time_zone: zone } = useCurrentUser();
  const account = useQuery(socialAccountsQuery).data?.[0];
  const integration = useQuery(integrationsQuery).data?.[0];
  if (!account || !integration) return null;
  return <Typography sx={{ color: 'text.secondary', mt: 2 }}>{renderLine(account, integration)}</Typography>;

  function renderLine(
    {
      capabilities,
      figures_paused_until: until,
      reconnect_for_figures: isToReconnect,
      is_connected: isConnected,
    }: NonNullable<typeof account>,
    { asks_for_figures: asks }: NonNullable<typeof integration>,
  ) {
    const enter =
      enterAt === undefined ? (
        'enter them'
      ) : (
        <Link component={RouterLink} to={enterAt}>
          enter them
        </Link>
      );
    if (capabilities.figures && isToReconnect) {
      return (
        <>
          LinkedIn refused Drumbeat your numbers.{' '}
          <Link component={RouterLink} to={paths.settings}>
            Reconnect LinkedIn
          </Link>{' '}
          to have them told again; until then, {enter}.
        </>
      );
    }
    if (capabilities.figures && until !== null) {
      return (
        <>
          LinkedIn did not give Drumbeat your numbers when it last asked. It asks again on{' '}
          {dayOf(until, zone)}; until then, {enter}.
        </>
      );
    }
    if (capabilities.figures) {
      return 'Drumbeat asks LinkedIn for the numbers of what it published: daily in the first week, then weekly until a post is 90 days old. What you enter counts instead.';
    }
    if (!asks) return <>LinkedIn does not give Drumbeat your numbers: {enter}.</>;
    return (
      <>
        LinkedIn does not give Drumbeat your numbers: {enter}, or{' '}
        <Link component={RouterLink} to={paths.settings}>
          {isConnected ? 'reconnect with permission' : 'connect with permission'}
        </Link>
        .
      </>
    );
  }
}
