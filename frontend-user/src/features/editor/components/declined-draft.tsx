import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateOwnPostDialog } from '../../notes/components/create-own-post-dialog';
import { localNotes } from '../../../entities/notes/local-notes';
import { promptQuery } from '../../../entities/prompts/get-prompts';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { DraftRequest } from '../../../entities/types';
import { useDraftFromNotes, type OwnNotes } from '../draft-from-notes';

interface DeclinedDraftProps {
  request: DraftRequest;
  /** Null for a prompt. */
  own: OwnNotes | null;
  /** Makes a draft of this text. */
  onKeep: (content: string) => void;
  isKeeping: boolean;
  onRetry: () => void;
}

/** The ways on where a model declined to write: without it, with other notes, or once more. */
export function DeclinedDraft({ request, own, onKeep, isKeeping, onRetry }: DeclinedDraftProps) {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const draftFromNotes = useDraftFromNotes();
  const [isChanging, setChanging] = useState(false);
  const { prompt_id: promptId } = request;

  /** What there is to begin with: the notes, else the prompt's first line. */
  function beginning(): string {
    if (own) return own.notes;
    const prompt = promptId === undefined ? null : queryClient.getQueryData(promptQuery(promptId).queryKey);
    return prompt?.hook ?? '';
  }

  function change() {
    if (own && localNotes.read(user.id, 'own-post') === null) {
      localNotes.keep(user.id, 'own-post', { text: own.notes });
    }
    setChanging(true);
  }

  const text = beginning();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {text === '' ? null : (
          <Button variant="outlined" size="small" loading={isKeeping} onClick={() => onKeep(text)}>
            Write it yourself
          </Button>
        )}
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
