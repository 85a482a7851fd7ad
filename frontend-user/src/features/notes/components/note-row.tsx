import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import type { Note } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { localNotes } from '../../../entities/notes/local-notes';
import { dayOf } from '../../../lib/text/time-format';
import { NoteEditor } from './note-editor';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  padding: '0.875rem 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

interface NoteRowProps {
  note: Note;
  onDraft: () => void;
  onDelete: () => void;
}

/** A note with what can be done with it. An edit that was not saved last time is open again. */
export function NoteRow({ note, onDraft, onDelete }: NoteRowProps) {
  const { id: userId, time_zone: zone } = useCurrentUser();
  const [isEditing, setIsEditing] = useState(() => localNotes.read(userId, `note:${note.id}`) !== null);
  const [wasEdited, setWasEdited] = useState(false);
  if (isEditing) {
    return (
      <Row>
        <NoteEditor
          note={note}
          onClose={() => {
            setIsEditing(false);
            setWasEdited(true);
          }}
        />
      </Row>
    );
  }
  return (
    <Row>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {note.title}
        </Typography>
        {note.notes === note.title ? null : (
          <Typography sx={{ ...clamped, color: 'text.secondary' }}>{note.notes}</Typography>
        )}
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1, color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
        >
          {dayOf(note.created_at, zone)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
        <Button
          variant="outlined"
          size="small"
          aria-label={`${NOTE_TEXTS.draftPost}: ${note.title}`}
          onClick={onDraft}
        >
          {NOTE_TEXTS.draftPost}
        </Button>
        <IconAction
          icon={Pencil}
          size="small"
          label={`Edit note: ${note.title}`}
          hint="Edit note"
          autoFocus={wasEdited}
          onClick={() => setIsEditing(true)}
        />
        <IconAction
          icon={Trash2}
          size="small"
          label={`Delete note: ${note.title}`}
          hint="Delete note"
          onClick={onDelete}
        />
      </Box>
    </Row>
  );
}
