import Box from '@mui/material/Box';
import { DOCUMENT_TITLE_MAX, documentTitle } from '@drumbeat/domain';
import { tooLongProblem } from '../../../lib/too-long.rules';
import { InputField } from '@drumbeat/ui';
import { FileText, X } from 'lucide-react';
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
export function DocumentRow({ document, title, readOnly, onRename, onRemove }: DocumentRowProps) {
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
