import { fitsInAddress } from '../../entities/notes/note-input.rules';
import { useNavigate } from 'react-router';
import { linkTo } from '../../lib/paths';

/** Origin of notes to draft from: in "Create My Own Post", or long ago in the list of saved notes. */
export type NotesOrigin = 'own-post' | 'saved-note';

interface HandedOver {
  readonly from: NotesOrigin;
  /** Absent when they are in the address. */
  readonly notes?: string;
}

/**
 * Opens the page that drafts from notes. Ordinary ones are in its address (NOTE-5); longer ones are passed in the
 * history state, which survives a reload.
 */
export function useDraftFromNotes(): (notes: string, from: NotesOrigin) => void {
  const navigate = useNavigate();
  return (notes, from) => {
    const inAddress = fitsInAddress(notes);
    const state: HandedOver = inAddress ? { from } : { from, notes };
    void navigate(inAddress ? linkTo.draftFromNotes(notes) : linkTo.draftFromHandedNotes(), { state });
  };
}

/** Notes to draft from, and their origin. */
export interface OwnNotes {
  readonly notes: string;
  readonly from: NotesOrigin;
}

/** The notes in an address or its history state; null without any. */
export function notesOf(search: URLSearchParams, state: unknown): OwnNotes | null {
  if (search.get('is_custom') !== 'true') return null;
  const handed = isHandedOver(state) ? state : null;
  const notes = (search.get('custom_notes') ?? handed?.notes ?? '').trim();
  return notes === '' ? null : { notes, from: handed?.from ?? 'own-post' };
}

function isHandedOver(state: unknown): state is HandedOver {
  return (
    typeof state === 'object' &&
    state !== null &&
    'from' in state &&
    (state.from === 'own-post' || state.from === 'saved-note') &&
    (!('notes' in state) || typeof state.notes === 'string')
  );
}
