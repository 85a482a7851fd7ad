import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import Typography from '@mui/material/Typography';
import { counted, OUTGOING_CHANNEL_LABELS } from '@drumbeat/domain';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { FailureNotice } from '../components/failure-notice';
import { Page } from '../components/page';
import { TableSkeleton } from '../components/record-list/table-skeleton';
import { momentLabel, todayLabel } from '../lib/times';
import type { Publication, User } from '../providers/records';
import { KeptShares } from '../kept-share/kept-shares';
import { MakeBatchButton } from '../resources/prompt-batches/make-batch-button';
import { useOutgoing, usePausedChannels } from '../resources/outgoing/use-outgoing';
import { PublishingHealth } from './publishing-health';
import { WhoNeedsPrompts } from './who-needs-prompts';
import { NoWorkerAlert, UnmarkedAlert, useReadiness } from './workers-seen';
import { OPERATOR_OUTCOMES, operatorAlert } from './operator-alert.texts';
import { Notice } from '../components/notice';
import { TimeText } from '../components/time-text';

/** Paused channels stay paused until somebody releases them: staff have to see it. */
function PausedAlert() {
  const paused = usePausedChannels();
  if (paused.length === 0) return null;
  return (
    <Notice tone="warn">
      {paused.map(({ name, paused_at }) => (
        <Typography key={name} component="p" sx={{ fontWeight: 600 }}>
          {OUTGOING_CHANNEL_LABELS[name]}: paused since <TimeText at={paused_at} />
        </Typography>
      ))}
      <Typography component="p">
        What is paused waits until somebody releases it under{' '}
        <Link component={RouterLink} to="/outgoing">
          Going out
        </Link>
        .
      </Typography>
    </Notice>
  );
}

/** LinkedIn refuses posts for a reason that only the operator can fix; shown while refused ones wait. */
function OperatorAlert() {
  const { data, total = 0 } = useGetList<Publication>('publications', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'updated_at', order: 'DESC' },
    filter: { state: 'rejected', outcome: OPERATOR_OUTCOMES },
  });
  const latest = data?.[0];
  const words = latest ? operatorAlert(latest.outcome) : null;
  if (!latest || words === null) return null;
  return (
    <Notice tone="bad">
      <Typography component="p" sx={{ fontWeight: 600 }}>
        LinkedIn refuses our posts: {counted(total, 'post waits', 'posts wait')}, refused last on{' '}
        {momentLabel(latest.updated_at)}
      </Typography>
      <Typography component="p">{words}</Typography>
    </Notice>
  );
}

/** As many as one response of the API has; beyond that the sentence says "or more". */
const ASKED = 100;

/** As long as the sentences, which take two lines on a phone: no layout shift when one of them appears. */
const UNKNOWN = 'Who needs prompts for the next two weeks';
const NOBODY = 'Nobody has a plan yet, so nobody needs prompts';

function sentence(needy: number): string {
  if (needy === 0) return 'Everybody has prompts for the next two weeks';
  const people = needy === 1 ? '1 person needs' : `${needy}${needy === ASKED ? ' or more' : ''} people need`;
  return `${people} prompts for the next two weeks`;
}

/** The console's start page: users who need prompts, most first, and the state of publishing. */
export function Dashboard() {
  const { data, error, refetch } = useGetList<User>('users', {
    pagination: { page: 1, perPage: ASKED },
    sort: { field: 'open_slots', order: 'DESC' },
    filter: { is_admin: false, subscription_status: 'active' },
  });
  const { isPending: isPauseUnknown } = useOutgoing();
  const { isPending: areWorkersUnknown } = useReadiness();
  const needy = data?.filter(({ open_slots }) => open_slots > 0);
  const people = needy ? (
    <WhoNeedsPrompts users={needy} />
  ) : error ? (
    <FailureNotice title="The list could not be loaded" error={error} onRetry={() => void refetch()} />
  ) : null;
  // Everything appears at once: a later alert would push down what somebody reads.
  const isThere = people !== null && !isPauseUnknown && !areWorkersUnknown;
  const title = !needy ? UNKNOWN : data?.length === 0 ? NOBODY : sentence(needy.length);
  return (
    <Page title={title} documentTitle="Home" kicker={todayLabel()} actions={<MakeBatchButton isPrimary />}>
      {isThere ? (
        <>
          <NoWorkerAlert />
          <UnmarkedAlert />
          <PausedAlert />
          <OperatorAlert />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
              gap: '2.5rem',
              alignItems: 'start',
            }}
          >
            {people}
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <PublishingHealth />
              <KeptShares />
            </Box>
          </Box>
        </>
      ) : (
        <TableSkeleton rows={5} />
      )}
    </Page>
  );
}
