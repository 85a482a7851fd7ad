import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { useCurrentUser } from '../session/current-user';
import { localNotes, type NotesSlot } from './local-notes';
import { notify } from '../../lib/notify';
import { notesKey } from './get-notes';
import { sayNotSaved } from './save-failed';

interface NotesForm {
  /** The slot of the local copy; it is deleted after the save, even if the form is closed by then. */
  slot: NotesSlot;
  saved: string;
  /** Message for a call without a response. */
  failed: string;
}

/** Keeps notes for later. The two forms that do it say "note" and "notes" (NOTE-4). */
export function useSaveNotes({ slot, saved, failed }: NotesForm) {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  return useMutation({
    mutationFn: async (notes: string) => bodyOf(await api.POST('/api/saved-notes', { body: { notes } })),
    onSuccess: (_saved, notes) => {
      localNotes.settle(id, slot, notes);
      notify.success(saved);
      void queryClient.invalidateQueries({ queryKey: notesKey });
    },
    onError: (error) => sayNotSaved(error, failed),
  });
}
