import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { useState } from 'react';
import type { Note } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { localNotes, noteOfSlot } from '../../../entities/notes/local-notes';
import { NoteEditor } from './note-editor';

interface LostEditsProps {
  /** The notes of the list: their rows open their own edits. */
  shown: readonly Note[];
}

/**
 * Edits that this device keeps of notes that are not in the list: deleted somewhere else, or further down. Saving one
 * keeps its text in either case.
 */
export function LostEdits({ shown }: LostEditsProps) {
  const { id: userId } = useCurrentUser();
  const [settled, setSettled] = useState<readonly string[]>([]);
  const edits = localNotes.of(userId).flatMap(({ slot, notes }) => {
    const id = noteOfSlot(slot);
    const isHere = id === null || settled.includes(id) || shown.some((note) => note.id === id);
    return isHere ? [] : [{ id, version: notes.version ?? 1 }];
  });
  return edits.map(({ id, version }) => (
    <Box
      key={id}
      component="section"
      aria-label={NOTE_TEXTS.lostEdit}
      sx={{ display: 'grid', gap: 2, pb: 4 }}
    >
      <Typography sx={{ fontWeight: 550 }}>{NOTE_TEXTS.lostEdit}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{NOTE_TEXTS.lostEditHint}</Typography>
      <NoteEditor
        note={{ id, notes: '', version }}
        leaveLabel="Discard"
        onClose={() => setSettled([...settled, id])}
      />
    </Box>
  ));
}
