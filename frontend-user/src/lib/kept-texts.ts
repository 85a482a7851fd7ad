import { api } from './api';
import { localNotes, type KeptNotes, type NotesSlot } from './local-notes';
import type { UnsavedText } from './unsaved-text';

/** The texts of forms that only this device has. Notes can be sent as saved notes; a line to the staff is for its writer to send. */
export function keptTexts(userId: string): UnsavedText[] {
  return localNotes.of(userId).map(({ slot, notes }) => textOf(userId, slot, notes));
}

function textOf(userId: string, slot: NotesSlot, notes: KeptNotes): UnsavedText {
  const saving = (send: () => Promise<unknown>) => () =>
    send().then(() => {
      localNotes.drop(userId, slot);
    });
  if (slot === 'own-post' || slot === 'new-note') {
    const name = slot === 'own-post' ? 'Notes for a post of your own' : 'A new note';
    return { name, save: saving(() => api.POST('/api/saved-notes', { body: { notes: notes.text } })) };
  }
  const [, noteId] = /^note:(.+)$/.exec(slot) ?? [];
  if (noteId === undefined) return { name: 'A line to the staff' };
  const body = { notes: notes.text, version: notes.version ?? 1 };
  return {
    name: 'An edited note',
    save: saving(() => api.PATCH('/api/saved-notes/{id}', { params: { path: { id: noteId } }, body })),
  };
}
