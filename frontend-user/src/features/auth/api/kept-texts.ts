import { api } from '../../../lib/http/api';
import { keptForms } from '../../../lib/device/kept-forms';
import { localNotes, noteOfSlot, type KeptNotes, type NotesSlot } from '../../../entities/notes/local-notes';
import { sendNoteEdit } from '../../../entities/notes/send-note-edit';
import { unsavedText, type UnsavedText } from '../../../lib/device/unsaved-text';

/**
 * Form texts that only this device has. Notes can be sent as saved notes; messages to the staff and feedback have to
 * be sent by their author. Open forms are left out: they save their text themselves.
 */
export function keptTexts(userId: string): UnsavedText[] {
  const open = unsavedText.keys();
  return [
    ...localNotes.of(userId).map(({ slot, notes }) => textOf(userId, slot, notes)),
    ...keptForms
      .of(userId)
      .filter(({ slot }) => !open.has(slot))
      .map(({ value: { name } }) => ({ name })),
  ];
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
  const noteId = noteOfSlot(slot);
  if (noteId === null) return { name: 'A line to the staff' };
  const edit = { notes: notes.text.trim(), version: notes.version ?? 1 };
  return { name: 'An edited note', save: saving(() => sendNoteEdit(noteId, edit)) };
}
