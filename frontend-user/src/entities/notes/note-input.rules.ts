import {
  isBlankNote,
  lengthInCodePoints,
  NOTE_LIMITS,
  NOTE_TEXTS,
  NOTES_IN_ADDRESS_MAX,
} from '@drumbeat/domain';

/** The reason why these notes can be neither saved nor drafted from, as text for the user; null when they can (NOTE-3). */
export function noteProblem(notes: string, purpose: 'save' | 'draft'): string | null {
  if (isBlankNote(notes)) return purpose === 'save' ? NOTE_TEXTS.blankSave : NOTE_TEXTS.blankDraft;
  return isNoteTooLong(notes) ? NOTE_TEXTS.tooLong : null;
}

/** Counted as the API counts: without the spaces around it, an emoji as one character. */
export function isNoteTooLong(notes: string): boolean {
  return lengthInCodePoints(notes.trim()) > NOTE_LIMITS.notes;
}

/**
 * True when the notes fit into the address of the page that drafts from them (NOTE-5). Proxies would cut or refuse
 * longer ones, and every letter beyond ASCII takes up to twelve characters there.
 */
export function fitsInAddress(notes: string): boolean {
  return encodeURIComponent(wellFormed(notes)).length <= NOTES_IN_ADDRESS_MAX;
}

/** Half an emoji, which no address can hold, is written as the sign for an unknown character. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
