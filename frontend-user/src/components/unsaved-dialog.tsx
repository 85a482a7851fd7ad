import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import { useState } from 'react';
import type { Blocker } from 'react-router';
import { useAskedUnload } from './use-unsaved-guard';

interface UnsavedQuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before something that is not saved would be lost. */
export const UnsavedQuestion = ({ open, onStay, onLeave }: UnsavedQuestionProps) => (
  <DialogFrame
    open={open}
    onClose={onStay}
    title="Leave without saving?"
    actions={
      <>
        <Button variant="ghost" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button variant="contained" onClick={onStay}>
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

/** Has a dialog, and the browser, ask before it closes over something that was typed. @returns what closes it, and the question to put into it */
export function useAskedClose(isChanged: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  useAskedUnload(isChanged);
  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: (
      <UnsavedQuestion
        open={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
      />
    ),
  };
}

interface UnsavedDialogProps {
  blocker: Blocker;
  onDiscard: () => void;
}

/** Asked on the way to another page while something is not saved. */
export const UnsavedDialog = ({ blocker, onDiscard }: UnsavedDialogProps) => (
  <UnsavedQuestion
    open={blocker.state === 'blocked'}
    onStay={() => blocker.reset?.()}
    onLeave={() => {
      onDiscard();
      blocker.proceed?.();
    }}
  />
);
