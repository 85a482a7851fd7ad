import { NOTE_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../lib/api';
import { notify } from '../../lib/notify';
import { notesKey } from './get-notes';

export function useDeleteNote() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.DELETE('/api/saved-notes/{id}', { params: { path: { id } } });
      } catch (error) {
        // Already deleted in another tab: the aim is reached.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: () => {
      notify.success(NOTE_TEXTS.deleted);
      return queryClient.invalidateQueries({ queryKey: notesKey });
    },
    onError: (error) => notify.error(NOTE_TEXTS.deleteFailed, { description: error.message }),
  });
}
