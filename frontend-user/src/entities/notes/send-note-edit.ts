import { bodyOf } from '@drumbeat/api-client';
import { api, ApiError } from '../../lib/http/api';
import type { Note } from '../types';

export interface NoteEdit {
  notes: string;
  /** The base version of this edit. */
  version: number;
}

/** The present note, if another edit came first; null for every other failure. */
export const newerNote = (error: unknown): Note | null =>
  error instanceof ApiError && error.code === 'note.stale'
    ? (error.details as { current: Note }).current
    : null;

/** Saves an edit. A note that was deleted elsewhere in the meantime is saved as a new one: its text was just written. */
export async function sendNoteEdit(id: string, edit: NoteEdit): Promise<Note> {
  try {
    return bodyOf(await api.PATCH('/api/saved-notes/{id}', { params: { path: { id } }, body: { ...edit } }));
  } catch (error) {
    const current = newerNote(error);
    // An earlier attempt was saved, and its response was lost.
    if (current?.notes === edit.notes) return current;
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return bodyOf(await api.POST('/api/saved-notes', { body: { notes: edit.notes } }));
  }
}
