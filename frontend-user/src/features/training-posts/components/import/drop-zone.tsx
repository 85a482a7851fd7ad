import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FolderInput } from 'lucide-react';
import { useRef } from 'react';
import { useFileDrop } from '../../../../components/use-file-drop';
import { IMPORT_FILE_ENDINGS } from '../../import-files.rules';

const Zone = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  width: '100%',
  padding: '2rem 1.5rem',
  border: `1.5px dashed ${theme.vars.palette.line.control}`,
  borderRadius: '0.75rem',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&:hover, &[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.soft.accent,
  },
}));

interface DropZoneProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files are dropped anywhere on the page, or chosen by this button. */
export function DropZone({ disabled, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const over = useFileDrop(!disabled, onFiles);
  return (
    <>
      <Zone disabled={disabled} data-over={over} onClick={() => input.current?.click()}>
        <FolderInput size={24} strokeWidth={1.5} aria-hidden />
        <Typography component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {over ? 'Drop them here' : 'Drop both files here, or choose them'}
        </Typography>
        <Typography component="span" variant="caption">
          Archive (ZIP) and analytics (XLSX), together or alone. A CSV with a column “text” works, too. Up to
          40 MB each.
        </Typography>
      </Zone>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        accept={IMPORT_FILE_ENDINGS.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
