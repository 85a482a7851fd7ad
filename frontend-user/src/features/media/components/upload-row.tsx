import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FieldError } from '@drumbeat/ui';
import { File as FileSign, FileWarning, X } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Upload } from '../hooks/use-uploads';
import { MediaRowFrame, Thumbnail } from './media-row-frame';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file being uploaded, or why its upload failed. */
export function UploadRow({ upload: { file, sent, problem, canRetry }, onRetry, onDrop }: UploadRowProps) {
  const Sign = problem === null ? FileSign : FileWarning;
  return (
    <MediaRowFrame>
      <Thumbnail>
        <Sign size={28} strokeWidth={1.5} aria-hidden />
      </Thumbnail>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
        <Typography variant="label" sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {problem === null ? (
          <>
            <LinearProgress
              variant="determinate"
              value={Math.round(sent * 100)}
              aria-label={`Uploading ${file.name}`}
              sx={{ width: '100%', borderRadius: 1 }}
            />
            <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
              {sent < 1 ? `${Math.round(sent * 100)} %` : 'Checking it…'}
            </Typography>
          </>
        ) : (
          <>
            <Typography
              role="alert"
              variant="caption"
              component="p"
              sx={{ display: 'flex', gap: 1, color: 'error.main' }}
            >
              <FieldError>{problem}</FieldError>
            </Typography>
            {canRetry ? (
              <Button variant="outlined" size="small" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
          </>
        )}
      </Box>
      <IconAction
        icon={X}
        label={problem === null ? `Stop uploading ${file.name}` : `Dismiss ${file.name}`}
        hint={problem === null ? 'Stop' : 'Dismiss'}
        size="small"
        onClick={onDrop}
      />
    </MediaRowFrame>
  );
}
