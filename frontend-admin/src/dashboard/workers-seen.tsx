import { counted, GRACE_MINUTES } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../components/notice';
import { momentLabel } from '../lib/times';
import { api } from '../providers/api';

/** The api's readiness, and the last worker heartbeat. */
const readReadiness = () => api.GET('/api/health/ready');

const EVERY_MS = 30_000;

export function useReadiness() {
  return useQuery({
    queryKey: ['readiness'],
    queryFn: async () => (await readReadiness()).data ?? null,
    refetchInterval: EVERY_MS,
  });
}

/** The workers, who publish; undefined while unknown. */
export function useWorkers() {
  return useReadiness().data?.workers;
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

/** Posts go out all the same, but a backup that is put back would send them again: who runs the machines has to fix the storage. */
export function UnmarkedAlert() {
  const since = useReadiness().data?.unmarked_since ?? null;
  if (since === null) return null;
  return (
    <Notice tone="bad">
      <Typography component="p" sx={{ fontWeight: 600 }}>
        The file storage takes nothing since {momentLabel(since)}
      </Typography>
      <Typography component="p">
        Posts go out all the same, but nothing outside of the database tells which: after a backup is put back
        they may go out again. Ask whoever runs the servers to make room or give the storage back.
      </Typography>
    </Notice>
  );
}

/** When a worker last showed itself. */
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
