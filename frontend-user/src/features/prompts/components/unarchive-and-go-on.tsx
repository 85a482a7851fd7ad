import Button from '@mui/material/Button';
import { ArchiveRestore } from 'lucide-react';
import { useArchivePrompt } from '../api/prompt-marks';

/** For a prompt that was archived elsewhere: unarchives it, then continues. */
export function UnarchiveAndGoOn({ promptId, onDone }: { promptId: number; onDone: () => void }) {
  const archive = useArchivePrompt(promptId);
  return (
    <Button
      variant="outlined"
      size="small"
      loading={archive.isPending}
      startIcon={<ArchiveRestore size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => archive.mutate('unarchive', { onSuccess: onDone })}
    >
      Unarchive
    </Button>
  );
}
