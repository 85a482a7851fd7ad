import { PROMPT_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import type { Prompt } from '../../../lib/api-types';
import { notify } from '../../../lib/notify';
import { patchPromptInCaches, refreshPrompts } from '../../../lib/prompt-cache';

/** Stars a prompt or takes the star back: shown at once, undone where the API refuses. */
export function useSetFavorite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_favorite }: Pick<Prompt, 'id' | 'is_favorite'>) =>
      api.PATCH('/api/content-prompts/{id}', { params: { path: { id } }, body: { is_favorite } }),
    onMutate: async ({ id, is_favorite }) => ({
      undo: await patchPromptInCaches(queryClient, id, { is_favorite }),
    }),
    onSuccess: (_answer, { is_favorite }) => {
      notify.success(is_favorite ? PROMPT_TEXTS.favoriteAdded : PROMPT_TEXTS.favoriteRemoved);
    },
    onError: (_error, _input, context) => {
      context?.undo();
      notify.error(PROMPT_TEXTS.favoriteFailed);
    },
    onSettled: () => refreshPrompts(queryClient),
  });
}
