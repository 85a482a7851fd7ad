import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NOTE_LIMITS, NOTE_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SearchInput } from '../../../components/search-input';
import type { Note } from '../../../entities/types';
import { useDebounced } from '../../../lib/use-debounced';
import { AddNoteDialog } from './add-note-dialog';
import { DeleteNoteDialog } from './delete-note-dialog';
import { NoteList } from './note-list';

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
