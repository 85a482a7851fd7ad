import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { InputField, visuallyHidden } from '@drumbeat/ui';
import { CloudOff, FileText, X } from 'lucide-react';
import { useId, useState } from 'react';
import { DOCUMENT_TITLE_MAX, documentTitle } from '@drumbeat/domain';
import { useRowDrag } from '../../../components/use-row-drag';
import type { MediaEditor } from '../hooks/use-media-editor';
import { ImageRow } from './image-row';
import { UploadRow } from './upload-row';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { IconAction } from '../../../components/icon-action';
import type { PostMedia } from '../../../entities/types';
import { LazyPdfPage } from './lazy-pdf-page';
import { MediaRowFrame, Thumbnail } from './media-row-frame';

/** Sharp at the size of a thumbnail, on a dense screen too. */
const drawnWidth = 2 * 80;

interface DocumentRowProps {
  document: PostMedia;
  /** Empty: the file's name. */
  title: string;
  readOnly: boolean;
  onRename: (title: string) => void;
  onRemove: () => void;
}

/** The document of a post: its first page in small, and the title that LinkedIn shows over its pages. */
function DocumentRow({ document, title, readOnly, onRename, onRemove }: DocumentRowProps) {
  const pages = `${document.pages ?? 1} ${document.pages === 1 ? 'page' : 'pages'}`;
  return (
    <MediaRowFrame>
      <Thumbnail aria-hidden>
        <FileText size={28} strokeWidth={1.5} />
        <LazyPdfPage url={document.url} page={1} drawnWidth={drawnWidth} />
      </Thumbnail>
      <Box sx={{ minWidth: 0 }}>
        <InputField
          label="Title of the document"
          value={title}
          readOnly={readOnly}
          placeholder={documentTitle(null, document.file_name)}
          hint={`${document.file_name}, ${pages}. LinkedIn shows the title over the pages.`}
          onChange={({ target }) => onRename(target.value)}
          problem={tooLongProblem(title, DOCUMENT_TITLE_MAX)}
        />
      </Box>
      {readOnly ? null : (
        <IconAction icon={X} label="Remove the document" hint="Remove" size="small" onClick={onRemove} />
      )}
    </MediaRowFrame>
  );
}

interface MediaTrayProps {
  editor: MediaEditor;
  readOnly: boolean;
}

/** The files of a post under its text, and those being uploaded. */
export default function MediaTray({ editor, readOnly }: MediaTrayProps) {
  const { items, uploads } = editor;
  const [announcement, setAnnouncement] = useState('');
  const hintId = useId();
  const titleId = useId();
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    editor.move(from, to);
    setAnnouncement(`The image is now number ${to + 1} of ${items.length}`);
  };
  const drag = useRowDrag(move);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ maxWidth: '36rem', mt: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {items[0]?.kind === 'document' ? 'Document' : 'Images'}
        </Typography>
        {editor.isLate ? (
          <Typography
            role="status"
            variant="caption"
            sx={{ display: 'inline-flex', gap: 1, color: 'warning.main' }}
          >
            <CloudOff size={14} strokeWidth={2} aria-hidden />
            Not saved yet, trying again
          </Typography>
        ) : null}
      </Box>
      <Box component="ol" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        {items.map((item, position) =>
          item.kind === 'document' ? (
            <DocumentRow
              key={item.id}
              document={item}
              title={editor.title}
              readOnly={readOnly}
              onRename={editor.rename}
              onRemove={() => editor.remove(item.id)}
            />
          ) : (
            <ImageRow
              key={item.id}
              image={item}
              position={position}
              count={items.length}
              readOnly={readOnly}
              dragged={drag.dragged === position}
              hintId={hintId}
              onDescribe={(altText) => editor.describe(item.id, altText)}
              onMove={(by) => move(position, position + by)}
              onGrab={() => drag.grab(position)}
              onRemove={() => editor.remove(item.id)}
            />
          ),
        )}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => editor.retryUpload(upload)}
            onDrop={() => editor.dropUpload(upload.key)}
          />
        ))}
      </Box>
      <p id={hintId} style={visuallyHidden}>
        The up and down arrow keys move this image.
      </p>
      <p role="status" style={visuallyHidden}>
        {announcement}
      </p>
    </Box>
  );
}
