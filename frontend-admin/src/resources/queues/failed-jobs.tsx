import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { counted, jobFailureWords, QUEUE_LABELS } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FailureNotice } from '../../components/failure-notice';
import { ChosenBar } from '../../components/record-list/chosen-bar';
import { Section } from '../../components/section';
import { momentLabel } from '../../lib/times';
import { useHoldPage } from '../../session/page-hold';
import { RemoveDialog } from './remove-dialog';
import {
  useFailedJobs,
  useJobStep,
  useRetryMany,
  type FailedJob,
  type QueueFigures,
  jobWords,
} from './use-queues';
import { linkTo } from '../../lib/paths';

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
  // The last page may have been emptied.
  const lastPage = data ? Math.max(1, Math.ceil(data.total / PER_PAGE)) : page;
  if (page > lastPage) setPage(lastPage);
  const change = useJobStep(queue);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useHoldPage(chosen.length > 0);
  const [removing, setRemoving] = useState<FailedJob | null>(null);
  return (
    <Section title={`Failed: ${QUEUE_LABELS[queue]}`} note={counted(count, 'job')}>
      {queue === 'publishing' ? (
        <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '48rem' }}>
          These never run again, as one may belong to a post whose sending nobody knows the end of. Given
          back, the ledger looks for proof or wakes a worker for what is still due, and sends nothing twice.
        </Typography>
      ) : null}
      {error && !data ? (
        <FailureNotice title="The jobs could not be read" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {queue !== 'publishing' && data && data.data.length > 0 ? (
        <RetryMany queue={queue} jobs={data.data} chosen={chosen} onChoose={setChosen} />
      ) : null}
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
            {queue === 'publishing' ? null : (
              <Checkbox
                size="small"
                checked={chosen.includes(job.id)}
                onChange={(_event, isChosen) =>
                  setChosen(isChosen ? [...chosen, job.id] : chosen.filter((id) => id !== job.id))
                }
                slotProps={{ input: { 'aria-label': `Choose ${jobWords(job)}, of ${failedLabel(job)}` } }}
              />
            )}
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
                  onClick={() => (step === 'remove' ? setRemoving(job) : change.mutate({ step, job }))}
                >
                  {step === 'remove' ? 'Remove' : queue === 'publishing' ? 'Give back' : 'Run again'}
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
      {removing ? (
        <RemoveDialog
          job={removing}
          onClose={() => setRemoving(null)}
          onRemove={() => {
            setRemoving(null);
            change.mutate({ step: 'remove', job: removing });
          }}
        />
      ) : null}
    </Section>
  );
}

interface RetryManyProps {
  queue: Exclude<QueueFigures['name'], 'publishing'>;
  jobs: readonly FailedJob[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Has the chosen ones of the jobs that are shown run again, or all of these where none is chosen. */
function RetryMany({ queue, jobs, chosen, onChoose }: RetryManyProps) {
  const retry = useRetryMany(queue);
  const shown = jobs.map(({ id }) => id);
  // Another member of the staff, or a sweeper that took their rows up again, may have taken some away.
  const ids = shown.filter((id) => chosen.includes(id));
  return (
    <ChosenBar
      count={ids.length}
      isWhole={ids.length === shown.length}
      onChooseAll={() => onChoose(shown)}
      onChooseNone={() => onChoose([])}
    >
      <Button
        variant="outlined"
        size="small"
        loading={retry.isPending}
        onClick={() =>
          retry.mutate(ids.length > 0 ? ids : shown, {
            onSuccess: (refused) => onChoose(refused.map(({ item }) => item)),
          })
        }
      >
        {ids.length > 0 ? `Run ${ids.length} again` : 'Run all shown again'}
      </Button>
    </ChosenBar>
  );
}

const failedLabel = ({ failed_at, added_at }: FailedJob) => momentLabel(failed_at ?? added_at);

function JobFacts({ job }: { job: FailedJob }) {
  const { name, label, subject_id, about, reason, attempts } = job;
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
      {about ? (
        <p>
          <Link component={RouterLink} to={linkTo.user(about.user_id)}>
            {about.person}
          </Link>
          {about.title === null ? null : `, “${about.title}”`}
        </p>
      ) : null}
      <p>{jobFailureWords(reason)}</p>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.disabled', mt: 1, overflowWrap: 'anywhere' }}
      >
        {counted(attempts, 'attempt')}, failed {failedLabel(job)}. The error said: “{reason}”
      </Typography>
    </Box>
  );
}
