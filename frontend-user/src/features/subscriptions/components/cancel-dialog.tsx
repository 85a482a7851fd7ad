import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import { InlineAlert } from '../../../components/inline-alert';
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
        {error ? <InlineAlert tone="bad">{error.message}</InlineAlert> : null}
      </Box>
    </DialogFrame>
  );
}
