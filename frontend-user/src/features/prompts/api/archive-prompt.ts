import { archivePrompt, PROMPT_TEXTS, unarchivePrompt } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { patchPromptInCaches, refreshPrompts } from '../../../lib/prompt-cache';

interface ArchiveInput {
  id: number;
  action: 'archive' | 'unarchive';
}

/** The calendar card's archive and unarchive, each with its own call (P §4). */
export function useArchivePrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: ArchiveInput) =>
      action === 'archive'
        ? api.POST('/api/content-prompts/{id}/archive', { params: { path: { id } } })
        : api.POST('/api/content-prompts/{id}/unarchive', { params: { path: { id } } }),
    onMutate: async ({ id, action }) => ({
      undo: await patchPromptInCaches(
        queryClient,
        id,
        action === 'archive' ? archivePrompt() : unarchivePrompt(),
      ),
    }),
    onSuccess: (_answer, { action }) => {
      notify.success(action === 'archive' ? PROMPT_TEXTS.archived : PROMPT_TEXTS.unarchived);
    },
    onError: (_error, { action }, context) => {
      context?.undo();
      notify.error(action === 'archive' ? PROMPT_TEXTS.archiveFailed : PROMPT_TEXTS.unarchiveFailed);
    },
    onSettled: () => refreshPrompts(queryClient),
  });
}
