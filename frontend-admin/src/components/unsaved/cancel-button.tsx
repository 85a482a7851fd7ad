import Button, { type ButtonProps } from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { useState } from 'react';

interface CancelButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** True while there are words that would be lost. */
  isEdited: boolean;
  onCancel: () => void;
}

/** Ends an edit; asks first where something was typed. */
export function CancelButton({ isEdited, onCancel, ...look }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => (isEdited ? setIsAsking(true) : onCancel())}>
        Cancel
      </Button>
      <DialogFrame
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Discard your changes?"
        actions={
          <>
            <Button variant="ghost" onClick={onCancel}>
              Discard
            </Button>
            <Button variant="contained" onClick={() => setIsAsking(false)}>
              Keep writing
            </Button>
          </>
        }
      >
        What you changed here is not saved yet.
      </DialogFrame>
    </>
  );
}
