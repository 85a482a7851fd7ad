import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { AudioLines } from 'lucide-react';
import { InputField } from '../../../components/input-field';
import { useOwnNotes } from '../hooks/use-own-notes';

export interface OwnPostDialogProps {
  open: boolean;
  onClose: () => void;
  onDraft: (notes: string) => void;
}

/** The user's own notes become a draft. The text is kept while the dialog is closed, so that nothing is lost by Escape. */
export default function OwnPostDialog({ open, onClose, onDraft }: OwnPostDialogProps) {
  const [notes, setNotes] = useOwnNotes();
  const blank = notes.trim() === '';
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={CALENDAR_TEXTS.createOwnPost}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={blank}
            startIcon={<AudioLines size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              setNotes('');
              onDraft(notes.trim());
            }}
          >
            Draft with AI
          </Button>
        </>
      }
    >
      <InputField
        label="Your notes"
        aside={
          <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
            {notes.length} characters
          </Typography>
        }
        multiline
        minRows={6}
        maxRows={14}
        autoFocus
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        placeholder="A sentence from a client call is enough."
        inputProps={{ maxLength: 4_000 }}
      />
    </DialogFrame>
  );
}
