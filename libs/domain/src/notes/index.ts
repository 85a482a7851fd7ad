export { isBlankNote, noteTitle, noteTitleAfterEdit } from './note-title.rules.js';
export { NOTE_LIMITS, NOTES_IN_ADDRESS_MAX } from './note.limits.js';
export { NOTE_TEXTS } from './notes.texts.js';
