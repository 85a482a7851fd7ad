import { firstCharacters } from '../text/characters.js';
import { NOTE_TITLE_CUT, NOTE_TITLE_WHOLE } from './note.limits.js';

/** The title of a note: its first 47 characters plus "..." when it has more than 50, else the whole note (NOTE-2). */
export function noteTitle(notes: string): string {
  const fits = firstCharacters(notes, NOTE_TITLE_WHOLE) === notes;
  return fits ? notes : `${firstCharacters(notes, NOTE_TITLE_CUT)}...`;
}

/** The title after an edit of the notes: one derived from them is updated, one given by the user stays. */
export function noteTitleAfterEdit(
  before: { readonly title: string; readonly notes: string },
  notes: string,
): string {
  return before.title === noteTitle(before.notes) ? noteTitle(notes) : before.title;
}

/** True for white space only: neither saved nor drafted from (NOTE-3). */
export function isBlankNote(notes: string): boolean {
  return notes.trim() === '';
}
