import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import type { Note } from '../../../entities/types';
import { useDeleteNote } from '../../../entities/notes/delete-note';

/** Confirms the deletion of a note, which cannot be undone. */
export function DeleteNoteDialog({ note, onClose }: { note: Note; onClose: () => void }) {
  const remove = useDeleteNote();
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={NOTE_TEXTS.confirmDelete}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={remove.isPending}
            onClick={() => remove.mutate(note.id, { onSettled: onClose })}
          >
            Delete note
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{note.title}</Typography>
    </DialogFrame>
  );
}
