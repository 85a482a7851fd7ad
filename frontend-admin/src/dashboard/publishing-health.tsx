import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@drumbeat/domain';
import { SkeletonLines, Status } from '@drumbeat/ui';
import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Quiet } from '../components/quiet';
import { Section } from '../components/section';
import { momentLabel } from '../lib/times';
import type { Publication } from '../providers/records';
import { usePausedChannels } from '../resources/outgoing/use-outgoing';
import { PublicationState, TROUBLED_STATES } from '../resources/publications/publication-state';
import { useWorkers, WorkersSeen } from './workers-seen';

const SHOWN = 5;

/** Publications in trouble, latest first. */
export function PublishingHealth() {
  const {
    data,
    total = 0,
    error,
  } = useGetList<Publication>('publications', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'updated_at', order: 'DESC' },
    filter: { state: TROUBLED_STATES },
  });
  const isAtRest = useWorkers()?.alive === 0;
  const isPaused = usePausedChannels().some(({ name }) => name === 'publishing');
  const state =
    total === 0 && isPaused ? (
      <Status tone="warn" icon={CirclePause}>
        Paused
      </Status>
    ) : total === 0 && isAtRest ? (
      <Status tone="warn" icon={TriangleAlert}>
        At rest
      </Status>
    ) : total === 0 ? (
      <Status tone="good" icon={CircleCheck}>
        Healthy
      </Status>
    ) : (
      <Status tone="warn" icon={TriangleAlert}>
        {counted(total, 'needs a look', 'need a look')}
      </Status>
    );
  return (
    <Section title="Publishing" note={data ? state : null}>
      <WorkersSeen />
      {error && !data ? <Quiet>It could not be loaded: {error.message}</Quiet> : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }, { width: '50%' }]} /> : null}
      {data?.length === 0 ? <Quiet>No post is refused, missed or not confirmed.</Quiet> : null}
      <Box component="ul">
        {data?.map((publication) => (
          <Box
            component="li"
            key={publication.id}
            sx={{ display: 'flex', gap: 3, py: 3, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <PublicationState of={publication} />
              <Typography variant="caption" component="p" sx={{ color: 'text.disabled', mt: 1 }}>
                {publication.user_email}, {momentLabel(publication.due_at)}
              </Typography>
            </Box>
            <Button
              component={RouterLink}
              to={`/publications/${publication.id}/show`}
              variant="outlined"
              size="small"
              aria-label={`Open ${publication.post_title}`}
            >
              Open
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
