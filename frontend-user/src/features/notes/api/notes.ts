import { bodyOf } from '@drumbeat/api-client';
import { NOTE_TEXTS } from '@drumbeat/domain';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { pageSize } from '../../../lib/http/query-client';
import { useCurrentUser } from '../../../entities/session/current-user';
import { localNotes, type NotesSlot } from '../../../entities/notes/local-notes';

/** Key of all lists of notes, with any search. */
export const notesKey = ['notes'] as const;

/** The saved notes, newest first. Signed-out users get a message. */
export const notesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...notesKey, { search }],
    queryFn: async ({ pageParam }) => {
      const query = {
        limit: pageSize,
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      try {
        return bodyOf(await api.GET('/api/saved-notes', { params: { query } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) notify.error(NOTE_TEXTS.signInToView);
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

/** The message when notes were not saved (NOTE-4): the server refused them, nobody is signed in, or no response came. */
export function sayNotSaved(error: Error, withoutAnswer: string): void {
  if (!(error instanceof ApiError) || error.status === 0) {
    notify.error(withoutAnswer, { description: error.message });
  } else if (error.status === 401) {
    notify.error(NOTE_TEXTS.signInToSave);
  } else {
    notify.error(NOTE_TEXTS.notSavedByServer, { description: error.message });
  }
}

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
