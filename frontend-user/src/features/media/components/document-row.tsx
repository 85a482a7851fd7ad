import Box from '@mui/material/Box';
import { DOCUMENT_TITLE_MAX, documentTitle } from '@drumbeat/domain';
import { FileText, X } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import { InputField } from '../../../components/input-field';
import type { PostMedia } from '../../../lib/api-types';
import { MediaRowFrame, Thumbnail } from './media-row-frame';

interface DocumentRowProps {
  document: PostMedia;
  /** Empty: the file's name. */
  title: string;
  readOnly: boolean;
  onRename: (title: string) => void;
  onRemove: () => void;
}

/** The document of a post, with the title that LinkedIn shows over its pages. */
export function DocumentRow({ document, title, readOnly, onRename, onRemove }: DocumentRowProps) {
  const pages = `${document.pages ?? 1} ${document.pages === 1 ? 'page' : 'pages'}`;
  return (
    <MediaRowFrame>
      <Thumbnail>
        <FileText size={28} strokeWidth={1.5} aria-hidden />
      </Thumbnail>
      <Box sx={{ minWidth: 0 }}>
        <InputField
          label="Title of the document"
          value={title}
          readOnly={readOnly}
          placeholder={documentTitle(null, document.file_name)}
          hint={`${document.file_name}, ${pages}. LinkedIn shows the title over the pages.`}
          onChange={({ target }) => onRename(target.value)}
          slotProps={{ input: { maxLength: DOCUMENT_TITLE_MAX } }}
        />
      </Box>
      {readOnly ? null : (
        <IconAction icon={X} label="Remove the document" hint="Remove" size="small" onClick={onRemove} />
      )}
    </MediaRowFrame>
  );
}
