import { useState } from 'react';
import { useCurrentUser } from './current-user';
import { localNotes, type KeptNotes, type NotesSlot } from './local-notes';

interface KeptText extends KeptNotes {
  readonly change: (text: string) => void;
  /** The server has it, or nobody wants it any more: the device forgets it and the field shows the original. */
  readonly clear: () => void;
}

const nothing: KeptNotes = { text: '' };

/**
 * A form's text that the server does not have yet: every change of it is kept on this device. It begins with what was
 * kept, else with the original.
 */
export function useKeptNotes(slot: NotesSlot, original: KeptNotes = nothing): KeptText {
  const { id } = useCurrentUser();
  const [notes, setNotes] = useState(() => localNotes.read(id, slot) ?? original);
  return {
    ...notes,
    change: (text) => {
      setNotes({ ...notes, text });
      if (text === original.text) localNotes.drop(id, slot);
      else localNotes.keep(id, slot, { ...notes, text });
    },
    clear: () => {
      setNotes(original);
      localNotes.drop(id, slot);
    },
  };
}
