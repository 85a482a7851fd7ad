import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted, OUTGOING_CHANNEL_LABELS, totalLabel } from '@drumbeat/domain';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { FailureNotice } from '../components/failure-notice';
import { Page } from '../components/page';
import { TableSkeleton } from '../components/record-list/table-skeleton';
import { momentLabel, todayLabel } from '../lib/times';
import type { Publication, User } from '../providers/records';
import { KeptShares } from '../kept-share/kept-shares';
import { MakeBatchButton } from '../entities/prompt-batches/make-batch-button';
import { useOutgoing, usePausedChannels } from '../resources/outgoing/use-outgoing';
import { DayFigures } from './figures';
import {
  BadlyRatedBatches,
  BatchesInReview,
  FailedBatches,
  FailingPayments,
  FiguresPaused,
  LatestFeedback,
  SilentUsers,
} from './people-in-need';
import { PublishingHealth } from './publishing-health';
import { QueueHealth } from './queue-health';
import { WhoNeedsPrompts } from './who-needs-prompts';
import { NoWorkerAlert, UnmarkedAlert, useReadiness } from './workers-seen';
import { OPERATOR_OUTCOMES, operatorAlert } from './operator-alert.texts';
import { Notice } from '../components/notice';
import { TimeText } from '../components/time-text';
import { useRows } from '../providers/use-rows';
import { linkTo } from '../lib/paths';

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
        <Link component={RouterLink} to={linkTo.outgoing}>
          Going out
        </Link>
        .
      </Typography>
    </Notice>
  );
}

/** LinkedIn refuses posts for a reason that only the operator can fix; shown while refused ones wait. */
function OperatorAlert() {
  const { data, total = 0 } = useRows<Publication, 'publications'>('publications', {
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

const SHOWN = 10;

/** As long as the sentences, which take two lines on a phone: no layout shift when one of them appears. */
const UNKNOWN = 'Who needs prompts for this week or the next';

function sentence(needy: number): string {
  if (needy === 0) return 'Everybody has prompts for this week and the next';
  return `${needy === 1 ? '1 person needs' : `${totalLabel(needy)} people need`} prompts for this week or the next`;
}

/** The console's start page: who needs what, the numbers of the day, and the state of publishing and queues. Each part fails alone. */
export function Dashboard() {
  const { data, total, error, refetch } = useRows<User, 'users'>('users', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'open_slots', order: 'DESC' },
    filter: { without_prompts: true },
  });
  const { isPending: isPauseUnknown } = useOutgoing();
  const { isPending: areWorkersUnknown } = useReadiness();
  const people = data ? (
    <WhoNeedsPrompts users={data} total={total ?? data.length} />
  ) : error ? (
    <FailureNotice title="The list could not be loaded" error={error} onRetry={() => void refetch()} />
  ) : null;
  // Everything appears at once: a later alert would push down what somebody reads.
  const isThere = people !== null && !isPauseUnknown && !areWorkersUnknown;
  const title = data ? sentence(total ?? data.length) : UNKNOWN;
  return (
    <Page title={title} documentTitle="Home" kicker={todayLabel()} actions={<MakeBatchButton isPrimary />}>
      {isThere ? (
        <>
          <NoWorkerAlert />
          <UnmarkedAlert />
          <PausedAlert />
          <OperatorAlert />
          <DayFigures />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
              gap: '2.5rem',
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <BatchesInReview />
              <FailedBatches />
              {people}
              <BadlyRatedBatches />
              <SilentUsers />
            </Box>
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <PublishingHealth />
              <LatestFeedback />
              <FailingPayments />
              <FiguresPaused />
              <QueueHealth />
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
