import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Quiet } from '../../components/quiet';
import { momentLabel } from '../../lib/times';
import type { PublicationDetail } from '../../entities/publications/publication-state';

type Attempt = PublicationDetail['attempts'][number];

const timing = ({ sending_at, responded_at, http_status }: Attempt) =>
  [
    `Sent ${momentLabel(sending_at)}`,
    // Without a status the call ended without a response.
    responded_at
      ? `${http_status === null ? 'ended' : 'answered'} ${momentLabel(responded_at)}`
      : 'no answer',
    ...(http_status === null ? [] : [`HTTP ${http_status}`]),
  ].join(', ');

/** Every attempt to send it, as text. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <Quiet>Nothing was sent yet.</Quiet>;
  return (
    <Box component="ol" sx={{ display: 'grid' }}>
      {attempts.map((attempt) => (
        <Box
          component="li"
          key={attempt.number}
          sx={{ display: 'grid', gap: 1, py: 3, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography variant="label">Attempt {attempt.number}</Typography>
          <p>{attempt.words}</p>
          <Typography variant="caption" sx={{ color: 'text.disabled' }}>
            {timing(attempt)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
