import { PROMPT_TEXTS, promptStatusChange, type PromptStatus } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { patchPromptInCaches, refreshPrompts } from '../../../lib/prompt-cache';

const done: Record<PromptStatus, string> = {
  new: PROMPT_TEXTS.markedNew,
  used: PROMPT_TEXTS.markedUsed,
  archived: PROMPT_TEXTS.markedArchived,
};

/** The library card's status: any may follow any other (P §4). */
export function useSetPromptStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: PromptStatus }) =>
      api.PATCH('/api/content-prompts/{id}', { params: { path: { id } }, body: { status } }),
    onMutate: async ({ id, status }) => ({
      undo: await patchPromptInCaches(queryClient, id, promptStatusChange(status)),
    }),
    onSuccess: (_answer, { status }) => {
      notify.success(done[status]);
    },
    onError: (_error, _input, context) => {
      context?.undo();
      notify.error(PROMPT_TEXTS.statusFailed);
    },
    onSettled: () => refreshPrompts(queryClient),
  });
}
