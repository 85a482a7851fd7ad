import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { LoaderCircle } from 'lucide-react';
import { useIsRegeneratingIcpSummary } from '../api/change-profile';

/** The summary of the user's clients, used for prompts and drafts. */
export function IcpSummary({ summary }: { summary: string | null }) {
  const isBeingWritten = useIsRegeneratingIcpSummary();
  return (
    <Box aria-busy={isBeingWritten}>
      {summary ? (
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ whiteSpace: 'pre-line', textWrap: 'pretty', maxWidth: '40rem' }}
        >
          {summary}
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          There is none yet. It is written when you save answers about your clients or your business.
        </Typography>
      )}
      <Box role="status" sx={{ mt: isBeingWritten ? 3 : 0 }}>
        {isBeingWritten ? (
          <Status tone="quiet" icon={LoaderCircle} busy>
            Being written from your new answers
          </Status>
        ) : null}
      </Box>
    </Box>
  );
}
