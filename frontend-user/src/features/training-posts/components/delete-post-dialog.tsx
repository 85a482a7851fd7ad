import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TRAINING_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import type { TrainingPost } from '../../../entities/types';
import { useDeleteTrainingPost } from '../api/training-posts';

interface DeletePostDialogProps {
  post: TrainingPost;
  onClose: () => void;
}

/** Deletion for good, so it is asked for. */
export default function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const remove = useDeleteTrainingPost();
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
          <Button
            variant="contained"
            color="error"
            loading={remove.isPending}
            onClick={() => remove.mutate(post.id, { onSettled: onClose })}
          >
            Delete
          </Button>
        </>
      }
    >
      <Typography>{TRAINING_TEXTS.confirmDelete}</Typography>
    </DialogFrame>
  );
}
