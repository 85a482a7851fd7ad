import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TRAINING_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '../dialog-frame';

interface DeleteTrainingPostDialogProps {
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Deletion for good, so it is asked for. */
export function DeleteTrainingPostDialog({ isDeleting, onDelete, onClose }: DeleteTrainingPostDialogProps) {
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Delete training post"
      actions={
        <>
          <Button variant="ghost" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" color="error" loading={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <Typography>{TRAINING_TEXTS.confirmDelete}</Typography>
    </DialogFrame>
  );
}
