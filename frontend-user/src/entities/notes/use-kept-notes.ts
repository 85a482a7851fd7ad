import { useRef, useState } from 'react';
import { useCurrentUser } from '../session/current-user';
import { localNotes, type KeptNotes, type NotesSlot } from './local-notes';

interface KeptText extends KeptNotes {
  readonly change: (text: string) => void;
  /** Discards the local copy: the field shows the original. */
  readonly clear: () => void;
  /**
   * The server accepted `sent` as this version. Returns true when the field has the same text; else later typing
   * stays, as an edit of that version.
   */
  readonly settle: (sent: string, version: number) => boolean;
}

const nothing: KeptNotes = { text: '' };

/**
 * A form's text that the server does not have yet: every change of it is kept on this device. It begins with what was
 * kept, else with the original.
 */
export function useKeptNotes(slot: NotesSlot, original: KeptNotes = nothing): KeptText {
  const { id } = useCurrentUser();
  const [notes, setNotes] = useState(() => localNotes.read(id, slot) ?? original);
  // A later response reads the field's present text.
  const newest = useRef(notes);
  function show(next: KeptNotes) {
    newest.current = next;
    setNotes(next);
  }
  return {
    ...notes,
    change: (text) => {
      show({ ...newest.current, text });
      if (text === original.text) localNotes.drop(id, slot);
      else localNotes.keep(id, slot, newest.current);
    },
    clear: () => {
      show(original);
      localNotes.drop(id, slot);
    },
    settle: (sent, version) => {
      const { text } = newest.current;
      if (text.trim() === sent) return true;
      show({ text, version });
      localNotes.keep(id, slot, newest.current);
      return false;
    },
  };
}
