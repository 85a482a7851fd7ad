import { archivePrompt, PROMPT_TEXTS, unarchivePrompt } from '@drumbeat/domain';
import { api } from '../../lib/api';
import { usePromptChange } from './use-prompt-change';

export type ArchiveAction = 'archive' | 'unarchive';

/** The calendar card's archive and unarchive, each with its own call (PROMPT-10). */
export const useArchivePrompt = (id: number) =>
  usePromptChange(id, {
    patch: (action: ArchiveAction) => (action === 'archive' ? archivePrompt() : unarchivePrompt()),
    send: (action) =>
      action === 'archive'
        ? api.POST('/api/content-prompts/{id}/archive', { params: { path: { id } } })
        : api.POST('/api/content-prompts/{id}/unarchive', { params: { path: { id } } }),
    done: (action) => (action === 'archive' ? PROMPT_TEXTS.archived : PROMPT_TEXTS.unarchived),
    failed: (action) => (action === 'archive' ? PROMPT_TEXTS.archiveFailed : PROMPT_TEXTS.unarchiveFailed),
  });
