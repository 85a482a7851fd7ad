import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { counted, JOB_LABELS, jobFailureWords, QUEUE_LABELS } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FailureNotice } from '../../components/failure-notice';
import { Section } from '../../components/section';
import { momentLabel } from '../../lib/times';
import type { FailedJob, QueueFigures } from '../../providers/records';
import { useFailedJobs, useJobStep } from './use-queues';

const PER_PAGE = 25;

/** The console's page of what a job is about, by the job's name; others have none. */
const PAGES: Readonly<Record<string, string>> = {
  'publish-post': 'publications',
  'post-first-comment': 'publications',
  'write-prompt-batch': 'prompt-batches',
  'process-payment-event': 'payment-events',
};

interface FailedJobsProps {
  queue: QueueFigures['name'];
  count: number;
}

/** The failed jobs of one queue. Those of publishing are only given back to the ledger: nothing is sent because of them. */
export function FailedJobs({ queue, count }: FailedJobsProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useFailedJobs(queue, page);
  const change = useJobStep(queue);
  const isLedger = queue === 'publishing';
  return (
    <Section title={`Failed: ${QUEUE_LABELS[queue]}`} note={counted(count, 'job')}>
      {isLedger ? (
        <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '48rem' }}>
          These never run again, as one may belong to a post whose sending nobody knows the end of. Given
          back, the ledger looks for proof or wakes a worker for what is still due, and sends nothing twice.
        </Typography>
      ) : null}
      {error && !data ? (
        <FailureNotice title="The jobs could not be read" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      <Box component="ul" aria-label={`Failed jobs: ${QUEUE_LABELS[queue]}`}>
        {data?.data.map((job) => (
          <Box
            component="li"
            key={job.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'flex-start',
              gap: '0.75rem 1rem',
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <JobFacts job={job} />
            <Box sx={{ display: 'flex', gap: 2, flex: 'none' }}>
              {(['retry', 'remove'] as const).map((step) => (
                <Button
                  key={step}
                  variant="outlined"
                  size="small"
                  disabled={change.isPending}
                  loading={
                    change.isPending && change.variables.job.id === job.id && change.variables.step === step
                  }
                  onClick={() => change.mutate({ step, job })}
                >
                  {step === 'remove' ? 'Remove' : isLedger ? 'Give back' : 'Run again'}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {data && data.total > PER_PAGE ? (
        <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 2, mt: 3 }}>
          <Button variant="outlined" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={page * PER_PAGE >= data.total}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </Box>
      ) : null}
    </Section>
  );
}

function JobFacts({ job }: { job: FailedJob }) {
  const { name, subject_id, reason, attempts, failed_at, added_at } = job;
  const label = JOB_LABELS[name] ?? 'A job of another version';
  const page = PAGES[name];
  return (
    <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500 }}>
        {page !== undefined && subject_id !== null ? (
          <Link component={RouterLink} to={`/${page}/${encodeURIComponent(subject_id)}/show`}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Typography>
      <p>{jobFailureWords(reason)}</p>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.disabled', mt: 1, overflowWrap: 'anywhere' }}
      >
        {counted(attempts, 'attempt')}, failed {momentLabel(failed_at ?? added_at)}. The error said: “{reason}
        ”
      </Typography>
    </Box>
  );
}
