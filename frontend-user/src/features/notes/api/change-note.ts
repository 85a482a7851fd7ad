import { NOTE_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Note, NotePage } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { localNotes } from '../../../entities/notes/local-notes';
import { notify } from '../../../lib/notices/notify';
import { newerNote, sendNoteEdit, type NoteEdit } from '../../../entities/notes/send-note-edit';
import { notesKey, sayNotSaved } from './notes';

/** Saves an edit. Text typed meanwhile stays on this device, even if its editor is closed when the response comes. */
export function useChangeNote(id: string) {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  return useMutation({
    mutationFn: (edit: NoteEdit) => sendNoteEdit(id, edit),
    onSuccess: (note, { notes }) => {
      localNotes.settle(user.id, `note:${id}`, notes, note.version);
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

const replaced = (list: InfiniteData<NotePage> | undefined, note: Note) =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      data: page.data.map((one) => (one.id === note.id ? note : one)),
    })),
  };
