import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import type { Blocker } from 'react-router';

interface UnsavedDialogProps {
  blocker: Blocker;
  onDiscard: () => void;
}

/** Asked on the way to another page while something is not saved. */
export function UnsavedDialog({ blocker, onDiscard }: UnsavedDialogProps) {
  const stay = () => blocker.reset?.();
  return (
    <DialogFrame
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              onDiscard();
              blocker.proceed?.();
            }}
          >
            Leave without saving
          </Button>
          <Button variant="contained" onClick={stay}>
            Keep editing
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Some changes on this page are not saved yet. They are lost if you leave.
      </Typography>
    </DialogFrame>
  );
}
