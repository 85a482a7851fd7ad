import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useDelete, useNotify } from 'react-admin';
import type { Prompt } from '../../providers/records';

interface DeletePromptButtonProps {
  prompt: Prompt;
  /** Navigates, if the page was about this prompt only. */
  onDeleted?: () => void;
}

/** Deletes after some seconds, until which it can be undone. */
export function DeletePromptButton({ prompt, onDeleted }: DeletePromptButtonProps) {
  const notify = useNotify();
  const [deleteOne] = useDelete<Prompt, Error>();
  const remove = () =>
    deleteOne(
      'content-prompts',
      { id: prompt.id, previousData: prompt },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('The prompt is deleted', { type: 'info', undoable: true });
          onDeleted?.();
        },
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Button
      variant="ghost"
      onClick={() => void remove()}
      startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
    >
      Delete
    </Button>
  );
}
