import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/current-user';
import { dayAndTime } from '../../../lib/time-format';
import { publicationQuery } from '../api/get-publication';

/** Every time the post was handed to LinkedIn, and what came back. */
export function AttemptsList({ postId, state }: { postId: string; state: string }) {
  const { time_zone: zone } = useCurrentUser();
  const publication = useQuery(publicationQuery(postId, state));
  if (publication.isPending) return <SkeletonLines lines={[{ width: '40%' }, { width: '80%' }]} />;
  if (publication.isError) {
    return (
      <Typography role="alert" sx={{ color: 'error.main' }}>
        {publication.error.message}
      </Typography>
    );
  }
  const attempts = publication.data?.attempts ?? [];
  if (attempts.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>Nothing was sent to LinkedIn yet.</Typography>;
  }
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2 }}>
      {attempts.map((attempt) => (
        <Box key={attempt.number} component="li" sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            Attempt {attempt.number}, {dayAndTime(attempt.sending_at, zone)}
          </Typography>
          <Typography>{attempt.words}</Typography>
        </Box>
      ))}
    </Box>
  );
}
