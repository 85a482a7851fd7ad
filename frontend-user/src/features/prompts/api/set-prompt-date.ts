import { PROMPT_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { refreshPrompts } from '../../../lib/prompt-cache';

/** Puts a prompt on a day of the calendar; `scheduled_date` is YYYY-MM-DD. */
export function useSetPromptDate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, scheduled_date }: { id: number; scheduled_date: string }) =>
      api.PATCH('/api/content-prompts/{id}', { params: { path: { id } }, body: { scheduled_date } }),
    onSuccess: async () => {
      await refreshPrompts(queryClient);
      notify.success(PROMPT_TEXTS.dateUpdated);
    },
    onError: () => notify.error(PROMPT_TEXTS.dateFailed),
  });
}
