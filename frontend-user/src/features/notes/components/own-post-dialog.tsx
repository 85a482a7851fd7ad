import Button from '@mui/material/Button';
import { CALENDAR_TEXTS, NOTE_TEXTS } from '@drumbeat/domain';
import { noteProblem } from '../../../entities/notes/note-input.rules';
import { DialogFrame } from '@drumbeat/ui';
import { AudioLines } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { track } from '../../../lib/track';
import { useKeptNotes } from '../../../entities/notes/use-kept-notes';
import { useSaveNotes } from '../api/notes';
import { NotesField } from './notes-field';

export interface OwnPostDialogProps {
  open: boolean;
  onClose: () => void;
  /** The notes stay kept on the device until the draft is written. */
  onDraft: (notes: string) => void;
}

/** The user's own text, to be saved as a note or drafted. Stored outside the dialog, so that Escape loses nothing. */
export default function OwnPostDialog({ open, onClose, onDraft }: OwnPostDialogProps) {
  const notes = useKeptNotes('own-post');
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveNotes({
    slot: 'own-post',
    saved: NOTE_TEXTS.notesSaved,
    failed: NOTE_TEXTS.notesSaveFailed,
  });
  const isUsable = noteProblem(notes.text, 'save') === null;

  function keep() {
    setProblem(noteProblem(notes.text, 'save'));
    if (!isUsable || save.isPending) return;
    save.mutate(notes.text.trim(), {
      onSuccess: () => {
        track('prompt_calendar_save_notes');
        onClose();
      },
    });
  }

  function draft() {
    setProblem(noteProblem(notes.text, 'draft'));
    if (!isUsable || save.isPending) return;
    const text = notes.text.trim();
    track('prompt_calendar_draft_with_ai', { notes_length: text.length });
    onDraft(text);
  }

  /** Ctrl or Command with Enter drafts, with S saves. */
  function hear(event: KeyboardEvent) {
    const run = event.ctrlKey || event.metaKey ? { Enter: draft, s: keep }[event.key] : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  }

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={CALENDAR_TEXTS.createOwnPost}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            Cancel
          </Button>
          <Button
            variant="outlined"
            disabled={!isUsable}
            loading={save.isPending}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={keep}
          >
            Save Notes
          </Button>
          <Button
            variant="contained"
            disabled={!isUsable || save.isPending}
            startIcon={<AudioLines size={16} strokeWidth={1.75} aria-hidden />}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={draft}
          >
            Draft with AI
          </Button>
        </>
      }
    >
      <NotesField
        label="Your notes"
        value={notes.text}
        onChange={(text) => {
          setProblem(null);
          notes.change(text);
        }}
        problem={problem}
        onKeyDown={hear}
      />
    </DialogFrame>
  );
}
