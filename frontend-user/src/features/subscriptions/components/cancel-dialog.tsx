import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import { InlineAlert } from '../../../components/inline-alert';
import { ApiError } from '../../../lib/http/api';
import type { cancelWords } from '../billing-words.rules';

interface CancelDialogProps {
  /** What happens, and what is kept. */
  words: ReturnType<typeof cancelWords>;
  isPending: boolean;
  error: Error | null;
  onCancel: () => void;
  onClose: () => void;
}

/** The second of two clicks: what happens, and when. */
export function CancelDialog({ words, isPending, error, onCancel, onClose }: CancelDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Cancel the monthly plan?"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep my plan
          </Button>
          <Button variant="contained" color="error" loading={isPending} onClick={onCancel}>
            Cancel plan
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography>{words.effect}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words.after}</Typography>
        {error ? <InlineAlert tone="bad">{failureWords(error)}</InlineAlert> : null}
      </Box>
    </DialogFrame>
  );
}

/** Without an answer nobody knows what was done. Cancelling once more is harmless. */
const failureWords = (error: Error): string =>
  error instanceof ApiError && error.status === 0
    ? 'No answer came, so we do not know yet whether it was cancelled. The page behind looks again by itself; you can also cancel once more.'
    : error.message;
