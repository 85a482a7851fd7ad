import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { noteProblem } from '../../../entities/notes/note-input.rules';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { useState } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import type { Note } from '../../../entities/types';
import { newerNote } from '../../../entities/notes/send-note-edit';
import { useKeptNotes } from '../../../entities/notes/use-kept-notes';
import { useChangeNote } from '../api/change-note';
import { NotesField } from './notes-field';

interface NoteEditorProps {
  /** The base of the edit. */
  note: Pick<Note, 'id' | 'notes' | 'version'>;
  onClose: () => void;
  /** Label of the button that discards the edit. */
  leaveLabel?: string;
}

/**
 * The editor of a note, in its place in the list. After a conflicting edit both texts are shown and nothing is saved
 * before the user has chosen.
 */
export function NoteEditor({ note, onClose, leaveLabel = 'Cancel' }: NoteEditorProps) {
  const mine = useKeptNotes(`note:${note.id}`, { text: note.notes, version: note.version });
  const change = useChangeNote(note.id);
  const [problem, setProblem] = useState<string | null>(null);
  const theirs = newerNote(change.error);

  function leave() {
    mine.clear();
    onClose();
  }

  function save(version: number) {
    const wrong = noteProblem(mine.text, 'save');
    setProblem(wrong);
    if (wrong !== null) return;
    const notes = mine.text.trim();
    change.mutate(
      { notes, version },
      {
        onSuccess: (saved) => {
          if (mine.settle(notes, saved.version)) onClose();
        },
      },
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      {theirs ? <NewerText note={theirs} onTake={leave} /> : null}
      <NotesField
        label={theirs ? 'Your text, not saved yet' : 'Edit note'}
        value={mine.text}
        onChange={(text) => {
          setProblem(null);
          mine.change(text);
        }}
        problem={problem}
        minRows={3}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        <Button variant="ghost" size="small" onClick={leave}>
          {leaveLabel}
        </Button>
        <Button
          variant="contained"
          size="small"
          loading={change.isPending}
          onClick={() => save(theirs?.version ?? mine.version ?? note.version)}
        >
          {theirs ? 'Save my text' : 'Save'}
        </Button>
      </Box>
    </Box>
  );
}

function NewerText({ note, onTake }: { note: Pick<Note, 'notes'>; onTake: () => void }) {
  return (
    <InlineAlert
      tone="warn"
      action={
        <Button variant="outlined" size="small" onClick={onTake}>
          Take this text
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 550 }}>{NOTE_TEXTS.stale}</Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label="The newer text"
        sx={{
          mt: 1,
          maxHeight: '10rem',
          overflowY: 'auto',
          whiteSpace: 'pre-wrap',
          unicodeBidi: 'plaintext',
          overflowWrap: 'anywhere',
        }}
      >
        {note.notes}
      </Box>
    </InlineAlert>
  );
}
