import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user';
import { localNotes } from '../../../lib/local-notes';
import { unsavedText } from '../../../lib/unsaved-text';

/** Notes that are no post yet: kept on this device, and named when somebody signs out before they became one. */
export function useOwnNotes(): [notes: string, setNotes: (notes: string) => void] {
  const { id } = useCurrentUser();
  const [notes, setNotes] = useState(() => localNotes.read(id));
  const isBlank = notes.trim() === '';
  useEffect(() => localNotes.keep(id, isBlank ? '' : notes), [id, isBlank, notes]);
  useEffect(
    () => (isBlank ? undefined : unsavedText.hold('own-notes', { name: 'Notes for a post of your own' })),
    [isBlank],
  );
  return [notes, setNotes];
}
