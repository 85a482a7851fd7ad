import { NOTE_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api, ApiError } from '../../../lib/api';
import type { Note, NotePage } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { localNotes } from '../../../lib/local-notes';
import { notify } from '../../../lib/notify';
import { notesKey } from './get-notes';
import { sayNotSaved } from './save-failed';

interface NoteEdit {
  notes: string;
  /** The version that this edit started from. */
  version: number;
}

/** The note as it stands now, where somebody else was faster; null for every other failure. */
export const newerNote = (error: unknown): Note | null =>
  error instanceof ApiError && error.code === 'note.stale'
    ? (error.details as { current: Note }).current
    : null;

/** Saves an edit. A note that was deleted elsewhere in the meantime is saved as a new one: its text was just written. */
export function useChangeNote(id: string) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  return useMutation({
    mutationFn: (edit: NoteEdit) => change(id, edit),
    onSuccess: (note) => {
      localNotes.drop(user.id, `note:${id}`);
      queryClient.setQueriesData<InfiniteData<NotePage>>({ queryKey: notesKey }, (list) =>
        replaced(list, note),
      );
      notify.success(NOTE_TEXTS.noteSaved);
    },
    onError: (error) => {
      if (!newerNote(error)) sayNotSaved(error, NOTE_TEXTS.noteSaveFailed);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: notesKey }),
  });
}

async function change(id: string, edit: NoteEdit): Promise<Note> {
  try {
    return bodyOf(await api.PATCH('/api/saved-notes/{id}', { params: { path: { id } }, body: { ...edit } }));
  } catch (error) {
    const current = newerNote(error);
    // An earlier try was saved, and its answer was lost.
    if (current?.notes === edit.notes) return current;
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return bodyOf(await api.POST('/api/saved-notes', { body: { notes: edit.notes } }));
  }
}

const replaced = (list: InfiniteData<NotePage> | undefined, note: Note) =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      data: page.data.map((one) => (one.id === note.id ? note : one)),
    })),
  };
