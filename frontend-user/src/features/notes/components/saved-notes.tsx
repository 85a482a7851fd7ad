import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTE_LIMITS, NOTE_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { SearchInput } from '../../../components/search-input';
import type { Note } from '../../../entities/types';
import { useDebounced } from '../../../lib/timing/use-delayed';
import { NoteList } from './note-list';
import { useDeleteNote, useSaveNotes } from '../api/notes';
import { noteProblem } from '../../../entities/notes/note-input.rules';
import { useKeptNotes } from '../../../entities/notes/use-kept-notes';
import { NotesField } from './notes-field';

/** The form for a further note. Closing it keeps the text for the next opening. */
function AddNoteDialog({ onClose }: { onClose: () => void }) {
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

/** Confirms the deletion of a note, which cannot be undone. */
function DeleteNoteDialog({ note, onClose }: { note: Note; onClose: () => void }) {
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

export interface SavedNotesDialogProps {
  open: boolean;
  onClose: () => void;
  onDraft: (note: Note) => void;
}

type Step = { kind: 'list' } | { kind: 'adding' } | { kind: 'deleting'; note: Note };

/** The user's notes: searched, edited, deleted, or made into a draft. */
export default function SavedNotes({ open, onClose, onDraft }: SavedNotesDialogProps) {
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const search = useDebounced(typed.trim(), 300);
  const toList = () => setStep({ kind: 'list' });
  return (
    <DialogFrame open={open} onClose={onClose} title={NOTE_TEXTS.savedNotes} wide>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pb: 4 }}>
        <SearchInput
          label="Search notes"
          placeholder="Search notes"
          value={typed}
          onChange={setTyped}
          maxLength={NOTE_LIMITS.search}
          sx={{ flex: '1 1 10rem' }}
        />
        <Button
          variant="outlined"
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setStep({ kind: 'adding' })}
        >
          {NOTE_TEXTS.addNote}
        </Button>
      </Box>
      {/* The dialog keeps its height while one searches. */}
      <Box sx={{ minHeight: '16rem' }}>
        <NoteList
          search={search}
          onClearSearch={() => setTyped('')}
          onDraft={onDraft}
          onDelete={(note) => setStep({ kind: 'deleting', note })}
        />
      </Box>
      {step.kind === 'adding' ? <AddNoteDialog onClose={toList} /> : null}
      {step.kind === 'deleting' ? <DeleteNoteDialog note={step.note} onClose={toList} /> : null}
    </DialogFrame>
  );
}
