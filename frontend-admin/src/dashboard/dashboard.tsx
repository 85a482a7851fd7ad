import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import { FailureNotice } from '../components/failure-notice';
import { Page } from '../components/page';
import { TableSkeleton } from '../components/record-list/table-skeleton';
import { todayLabel } from '../lib/times';
import type { User } from '../providers/records';
import { MakeBatchButton } from '../resources/prompt-batches/make-batch-button';
import { useOutgoing } from '../resources/outgoing/use-outgoing';
import { OperatorAlert } from './operator-alert';
import { PausedAlert } from './paused-alert';
import { PublishingHealth } from './publishing-health';
import { WhoNeedsPrompts } from './who-needs-prompts';
import { NoWorkerAlert, useReadiness } from './workers-seen';

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
            <PublishingHealth />
          </Box>
        </>
      ) : (
        <TableSkeleton rows={5} />
      )}
    </Page>
  );
}
