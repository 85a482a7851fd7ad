import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { type FailedJob, jobWords } from './use-queues';

interface RemoveDialogProps {
  job: FailedJob;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before a failed job is forgotten, which cannot be taken back. */
export function RemoveDialog({ job, onClose, onRemove }: RemoveDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Remove this failed job?"
      subtitle={jobWords(job)}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="contained" color="error" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      It leaves this list for good, and nobody runs it again from here. What it was about stays as it is.
    </DialogFrame>
  );
}
