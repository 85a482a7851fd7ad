import { effectiveStatus, libraryArchiveStatus } from '@drumbeat/domain';
import { Archive, ArchiveRestore } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Prompt } from '../../../lib/api-types';
import { useSetPromptStatus, type PromptPlace } from '../api/set-prompt-status';

/** Toggles archived and new (P §4). */
export function LibraryArchiveButton({ prompt, place }: { prompt: Prompt; place: PromptPlace }) {
  const setStatus = useSetPromptStatus(prompt.id, place);
  const archived = effectiveStatus(prompt) === 'archived';
  return (
    <IconAction
      icon={archived ? ArchiveRestore : Archive}
      size="small"
      label={archived ? 'Unarchive' : 'Archive'}
      onClick={() => setStatus.mutate(libraryArchiveStatus(prompt))}
    />
  );
}
