import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ImagePlus } from 'lucide-react';
import { lazyPart } from '../../../components/lazy-part';
import type { MediaEditor } from '../hooks/use-media-editor';
import { useFileDrop } from '../../../components/use-file-drop';

interface MediaDropProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts files dropped on the page or pasted into it, with a hint while some are dragged over it. */
function MediaDrop({ disabled, onFiles }: MediaDropProps) {
  const hovering = useFileDrop(!disabled, onFiles);
  if (!hovering) return null;
  return (
    <Box
      sx={(theme) => ({
        position: 'fixed',
        inset: '0.75rem',
        zIndex: theme.zIndex.tooltip,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        pointerEvents: 'none',
        borderRadius: '1rem',
        border: `2px dashed ${theme.vars.palette.primary.main}`,
        background: `color-mix(in srgb, ${theme.vars.palette.soft.accent} 92%, transparent)`,
      })}
    >
      <ImagePlus size={32} strokeWidth={1.5} aria-hidden />
      <Typography variant="h3" component="p">
        Drop images or a PDF to add them
      </Typography>
    </Box>
  );
}

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
