import { Suspense } from 'react';
import { lazyPart, useLater } from '../../../components/lazy-part';
import { useOpenings } from '../../../lib/timing/use-openings';
import type { OwnPostDialogProps } from './own-post-dialog';
import type { SavedNotesDialogProps } from './saved-notes';

const ownPost = lazyPart(() => import('./own-post-dialog'));

/** Its code is fetched once the page has settled; each opening shows the text stored on this device. */
export function CreateOwnPostDialog(props: OwnPostDialogProps) {
  useLater(ownPost);
  const openings = useOpenings(props.open);
  return openings > 0 ? (
    <Suspense>
      <ownPost.Part key={openings} {...props} />
    </Suspense>
  ) : null;
}

const savedNotes = lazyPart(() => import('./saved-notes'));

/** "Saved Post Notes". Its code is fetched once the page has settled. */
export function SavedNotesDialog(props: SavedNotesDialogProps) {
  useLater(savedNotes);
  const openings = useOpenings(props.open);
  return openings > 0 ? (
    <Suspense>
      <savedNotes.Part key={openings} {...props} />
    </Suspense>
  ) : null;
}
