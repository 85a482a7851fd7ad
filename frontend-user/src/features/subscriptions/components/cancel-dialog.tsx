import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import { InlineAlert } from '../../../components/inline-alert';

interface CancelDialogProps {
  /** The day on which the paid period ends; null where it is not known. */
  until: string | null;
  isPending: boolean;
  error: Error | null;
  onCancel: () => void;
  onClose: () => void;
}

/** The second of two clicks: what happens, and when. */
export function CancelDialog({ until, isPending, error, onCancel, onClose }: CancelDialogProps) {
  const end = until ?? 'the end of the paid month';
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
        <Typography>Nothing is charged again. Everything stays open until {end}.</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          After that, posts that are scheduled still go out, and your posts and your profile stay yours, to
          read and to export. Until {end} you can take the plan up again here.
        </Typography>
        {error ? <InlineAlert tone="bad">{error.message}</InlineAlert> : null}
      </Box>
    </DialogFrame>
  );
}
