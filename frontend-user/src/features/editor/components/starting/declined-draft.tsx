import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CreateOwnPostDialog } from '../../../notes/components/notes-dialogs';
import { localNotes } from '../../../../entities/notes/local-notes';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { useDraftFromNotes } from '../../draft-from-notes';
import { WriteYourself, type WriteYourselfProps } from './write-yourself';

interface DeclinedDraftProps extends WriteYourselfProps {
  onRetry: () => void;
}

/** The ways on where a model declined to write: without it, with other notes, or once more. */
export function DeclinedDraft({ onRetry, ...beginning }: DeclinedDraftProps) {
  const { own } = beginning;
  const user = useCurrentUser();
  const draftFromNotes = useDraftFromNotes();
  const [isChanging, setChanging] = useState(false);

  function change() {
    if (own && localNotes.read(user.id, 'own-post') === null) {
      localNotes.keep(user.id, 'own-post', { text: own.notes });
    }
    setChanging(true);
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <WriteYourself {...beginning} />
        <Button variant="outlined" size="small" onClick={change}>
          {own ? 'Change the notes' : 'Draft from notes'}
        </Button>
        <Button variant="ghost" size="small" onClick={onRetry}>
          Try again
        </Button>
      </Box>
      <CreateOwnPostDialog
        open={isChanging}
        onClose={() => setChanging(false)}
        onDraft={(notes) => draftFromNotes(notes, 'own-post')}
      />
    </>
  );
}
