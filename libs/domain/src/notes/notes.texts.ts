/** Texts of the note dialogs. */
export const NOTE_TEXTS = {
  savedNotes: 'Saved Post Notes',
  addNote: 'Add New Note',
  draftPost: 'Draft Post',

  blankSave: 'Please add some notes before saving',
  blankDraft: 'Please add some notes before drafting with AI',

  tooLong: 'Notes can have up to 5,000 characters. Shorten them, or keep the rest as a second note.',

  signInToView: 'Please log in to view saved notes',
  signInToSave: 'Please log in to save notes',
  loadFailed: 'Failed to load saved notes',

  confirmDelete: 'Are you sure you want to delete this note?',
  deleted: 'Note deleted successfully',
  deleteFailed: 'Failed to delete note',

  /** "Add New Note" says "note", "Create My Own Post" says "notes" (NOTE-4). */
  noteSaved: 'Note saved successfully!',
  notesSaved: 'Notes saved successfully!',
  noteSaveFailed: 'Failed to save note',
  notesSaveFailed: 'Failed to save notes',
  /** The API has returned an error; the two before are for a call without a response (NOTE-4). */
  notSavedByServer: 'Failed to save notes to database',

  /** From the list of saved notes, and from the create dialog. */
  draftFailed: 'Failed to draft post',
  draftWithAiFailed: 'Failed to draft post with AI',

  /** Error of an edit based on an older version (409 note.stale). */
  stale: 'This note was changed somewhere else in the meantime.',
  /** A stored edit whose note is no longer in the list. */
  lostEdit: 'An edit that was not saved',
  lostEditHint:
    'Its note is not in this list any more. Saving keeps your text, even if the note was deleted.',
} as const;
