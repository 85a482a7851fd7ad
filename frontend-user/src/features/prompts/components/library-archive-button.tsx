import { effectiveStatus, libraryArchiveStatus } from '@drumbeat/domain';
import { Archive, ArchiveRestore } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Prompt } from '../../../entities/types';
import { useSetPromptStatus } from '../../../entities/prompts/prompt-fields';

/** Toggles archived and new (PROMPT-10). */
export function LibraryArchiveButton({ prompt }: { prompt: Prompt }) {
  const setStatus = useSetPromptStatus(prompt.id, 'library');
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
