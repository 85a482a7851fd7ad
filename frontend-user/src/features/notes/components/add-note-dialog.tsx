import Button from '@mui/material/Button';
import { noteProblem } from '../../../entities/notes/note-input.rules';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { useState } from 'react';
import { useKeptNotes } from '../../../entities/notes/use-kept-notes';
import { useSaveNotes } from '../../../entities/notes/save-notes';
import { NotesField } from './notes-field';

/** The form for a further note. Closing it keeps the text for the next opening. */
export function AddNoteDialog({ onClose }: { onClose: () => void }) {
  const note = useKeptNotes('new-note');
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveNotes({
    slot: 'new-note',
    saved: NOTE_TEXTS.noteSaved,
    failed: NOTE_TEXTS.noteSaveFailed,
  });

  function keep() {
    const wrong = noteProblem(note.text, 'save');
    setProblem(wrong);
    if (wrong !== null) return;
    save.mutate(note.text.trim(), { onSuccess: onClose });
  }

  return (
    <DialogFrame
      open
      onClose={onClose}
      title={NOTE_TEXTS.addNote}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" loading={save.isPending} onClick={keep}>
            Save Note
          </Button>
        </>
      }
    >
      <NotesField
        label="Your note"
        value={note.text}
        onChange={(text) => {
          setProblem(null);
          note.change(text);
        }}
        problem={problem}
      />
    </DialogFrame>
  );
}
