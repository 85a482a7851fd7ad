import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { counted, QUEUE_LABELS } from '@drumbeat/domain';
import { SkeletonLines, Status } from '@drumbeat/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Quiet } from '../components/quiet';
import { Section } from '../components/section';
import { useQueues } from '../resources/queues/use-queues';
import { linkTo } from '../lib/paths';

/** Whether jobs pile up or fail; the page of the queues has the rest. */
export function QueueHealth() {
  const { data, error, refetch, isFetching } = useQueues();
  const failed = data?.data.filter((queue) => queue.failed > 0) ?? [];
  const lostMails = data?.lost_mails ?? 0;
  const waiting = data?.data.reduce((sum, queue) => sum + queue.waiting + queue.active, 0) ?? 0;
  return (
    <Section
      title="Queues"
      note={
        data === undefined ? null : failed.length === 0 && lostMails === 0 ? (
          <Status tone="good" icon={CircleCheck}>
            Healthy
          </Status>
        ) : (
          <Status tone="warn" icon={TriangleAlert}>
            {failed.length === 0 ? 'Mails were lost' : 'Jobs failed'}
          </Status>
        )
      }
    >
      {error && !data ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Quiet>The queues could not be read: {error.message}</Quiet>
          <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Box>
      ) : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '60%' }]} /> : null}
      {data ? (
        <p>
          {waiting === 0 ? 'Nothing waits.' : `${counted(waiting, 'job waits or runs', 'jobs wait or run')}.`}
        </p>
      ) : null}
      <Box component="ul">
        {failed.map((queue) => (
          <li key={queue.name}>
            {QUEUE_LABELS[queue.name]}: {counted(queue.failed, 'failed job')}
          </li>
        ))}
        {lostMails > 0 ? <li>{counted(lostMails, 'mail was', 'mails were')} given up</li> : null}
      </Box>
      <Link component={RouterLink} to={linkTo.queues} sx={{ display: 'inline-block', mt: 2 }}>
        Queues and jobs
      </Link>
    </Section>
  );
}
