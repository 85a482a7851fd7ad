import { counted, GRACE_MINUTES } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../components/notice';
import { momentLabel } from '../lib/times';
import { readReadiness } from '../providers/endpoints';

const EVERY_MS = 30_000;

export function useReadiness() {
  return useQuery({
    queryKey: ['readiness'],
    queryFn: async () => (await readReadiness()).data?.workers ?? null,
    refetchInterval: EVERY_MS,
  });
}

/** The workers, who publish; undefined while unknown. */
export function useWorkers() {
  return useReadiness().data ?? undefined;
}

/** Nothing is published without a worker: staff have to know before users ask. */
export function NoWorkerAlert() {
  const workers = useWorkers();
  if (!workers || workers.alive > 0) return null;
  return (
    <Notice tone="bad">
      <Typography component="p" sx={{ fontWeight: 600 }}>
        No worker is running: nothing is published
      </Typography>
      <Typography component="p">
        {workers.last_seen_at === null
          ? 'None was ever seen on this database. '
          : `The last one was seen on ${momentLabel(workers.last_seen_at)}. `}
        Start one; what is less than {GRACE_MINUTES} minutes late then goes out by itself, and users are asked
        about the rest.
      </Typography>
    </Notice>
  );
}

/** Time of the last worker heartbeat. */
export function WorkersSeen() {
  const workers = useWorkers();
  if (!workers) return null;
  const seen =
    workers.last_seen_at === null ? 'never seen' : `last seen ${momentLabel(workers.last_seen_at)}`;
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
        {workers.alive === 0 ? 'No worker is running' : counted(workers.alive, 'worker', 'workers')}, {seen}
      </Typography>
    </Box>
  );
}
