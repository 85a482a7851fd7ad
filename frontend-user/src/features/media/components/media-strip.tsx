import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { MediaEditor } from '../hooks/use-media-editor';
import { MediaDrop } from './media-drop';

const tray = lazyPart(() => import('./media-tray'));

interface MediaStripProps {
  editor: MediaEditor;
  readOnly: boolean;
}

/** Between text and tools: the post's files, if any, and a drop area for more. */
export function MediaStrip({ editor, readOnly }: MediaStripProps) {
  const isEmpty = editor.items.length === 0 && editor.uploads.length === 0;
  return (
    <>
      <MediaDrop disabled={readOnly} onFiles={editor.add} />
      {isEmpty ? null : (
        <Suspense>
          <tray.Part editor={editor} readOnly={readOnly} />
        </Suspense>
      )}
    </>
  );
}
