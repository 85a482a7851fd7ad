import Box from '@mui/material/Box';
import { counted, FAILED_JOBS_KEPT, QUEUE_LABELS } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { FailureNotice } from '../../components/failure-notice';
import { Page } from '../../components/page';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import { RecordTable } from '../../components/record-list/record-table';
import { Section } from '../../components/section';
import { FailedJobs } from './failed-jobs';
import { useQueues, type QueueFigures } from './use-queues';

type Row = QueueFigures & { id: string };

const figure = (label: string, of: (row: Row) => number): Column<Row> => ({
  label,
  isNumber: true,
  render: (row) => of(row),
});

const columns: readonly Column<Row>[] = [
  { label: 'Queue', render: ({ name }) => QUEUE_LABELS[name] },
  figure('Waiting', ({ waiting }) => waiting),
  figure('Later', ({ delayed }) => delayed),
  figure('Running', ({ active }) => active),
  figure('Failed', ({ failed }) => failed),
];

/** What the workers have before them, and the jobs that failed for good. */
export function QueuesPage() {
  const { data, error, refetch } = useQueues();
  const failing = data?.data.filter(({ failed }) => failed > 0) ?? [];
  return (
    <Page
      title="Queues"
      documentTitle="Queues"
      subtitle={`What the workers have before them. A job that failed for good is kept for ${FAILED_JOBS_KEPT.days} days, or until its row is taken up again.`}
    >
      {error && !data ? (
        <FailureNotice title="The queues could not be read" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: '2.5rem', minWidth: 0 }}>
          <RecordTable
            label="Queues"
            rows={data.data.map((queue) => ({ ...queue, id: queue.name }))}
            columns={columns}
          />
          {data.lost_mails > 0 ? (
            <p>
              {counted(data.lost_mails, 'mail was', 'mails were')} given up in the last{' '}
              {FAILED_JOBS_KEPT.days} days: nobody got {data.lost_mails === 1 ? 'it' : 'them'}. The worker’s
              log says why.
            </p>
          ) : null}
          {failing.map(({ name, failed }) => (
            <FailedJobs key={name} queue={name} count={failed} />
          ))}
          {failing.length === 0 ? (
            <Section title="Failed jobs">
              <Quiet>No job has failed for good.</Quiet>
            </Section>
          ) : null}
        </Box>
      ) : null}
    </Page>
  );
}
