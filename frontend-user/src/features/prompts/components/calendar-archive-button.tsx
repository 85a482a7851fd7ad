import { calendarArchiveAction } from '@drumbeat/domain';
import { Archive, ArchiveRestore } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Prompt } from '../../../entities/types';
import { useArchivePrompt } from '../api/prompt-marks';

/** Brings a used or archived prompt back, archives every other, by calls of their own (PROMPT-10). */
export function CalendarArchiveButton({ prompt }: { prompt: Prompt }) {
  const archive = useArchivePrompt(prompt.id);
  const action = calendarArchiveAction(prompt);
  return (
    <IconAction
      icon={action === 'archive' ? Archive : ArchiveRestore}
      size="small"
      label={action === 'archive' ? 'Archive' : 'Unarchive'}
      onClick={() => archive.mutate(action)}
    />
  );
}
