import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/use-openings';
import type { SavedNotesDialogProps } from './saved-notes';

const { Part: SavedNotes } = lazyPart(() => import('./saved-notes'));

/** "Saved Post Notes". Its code is fetched when it opens for the first time. */
export function SavedNotesDialog(props: SavedNotesDialogProps) {
  const openings = useOpenings(props.open);
  return openings > 0 ? (
    <Suspense>
      <SavedNotes key={openings} {...props} />
    </Suspense>
  ) : null;
}
