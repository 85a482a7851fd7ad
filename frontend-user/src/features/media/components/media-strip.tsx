import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { MediaDesk } from '../hooks/use-media-desk';
import { MediaDrop } from './media-drop';

const tray = lazyPart(() => import('./media-tray'));

interface MediaStripProps {
  desk: MediaDesk;
  readOnly: boolean;
}

/** Between text and tools: the post's files, if any, and a drop area for more. */
export function MediaStrip({ desk, readOnly }: MediaStripProps) {
  const isEmpty = desk.items.length === 0 && desk.uploads.length === 0;
  return (
    <>
      <MediaDrop disabled={readOnly} onFiles={desk.add} />
      {isEmpty ? null : (
        <Suspense>
          <tray.Part desk={desk} readOnly={readOnly} />
        </Suspense>
      )}
    </>
  );
}
