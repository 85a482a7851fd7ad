import { DeleteTrainingPostDialog } from '@drumbeat/ui';
import type { TrainingPost } from '../../../entities/types';
import { useDeleteTrainingPost } from '../api/training-posts';

interface DeletePostDialogProps {
  post: TrainingPost;
  onClose: () => void;
}

export default function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const remove = useDeleteTrainingPost();
  return (
    <DeleteTrainingPostDialog
      isDeleting={remove.isPending}
      onDelete={() => remove.mutate(post.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
