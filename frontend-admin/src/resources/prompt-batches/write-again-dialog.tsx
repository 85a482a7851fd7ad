import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import type { Prompt } from '../../providers/records';

interface WriteAgainDialogProps {
  prompt: Prompt;
  onClose: () => void;
  onWriteAgain: () => void;
}

/** Asks before words that somebody of the staff wrote are replaced. */
export function WriteAgainDialog({ prompt, onClose, onWriteAgain }: WriteAgainDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Replace words of the staff?"
      subtitle={prompt.hook}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep them
          </Button>
          <Button variant="contained" onClick={onWriteAgain} autoFocus>
            Write again
          </Button>
        </>
      }
    >
      Somebody of the staff edited this prompt by hand. A worker replaces hook and text; Undo brings these
      back.
    </DialogFrame>
  );
}
