import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { Prompt } from '../../../lib/api-types';
import { refreshPrompts } from '../../../lib/prompt-cache';
import { putPrompts, stopReading } from './calendar-cache';
import { movesKey, movesScope } from './moves';

/** Takes a prompt off the calendar; it stays in the library, without a date. */
export function useTakeOffCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: movesKey,
    scope: movesScope,
    mutationFn: async ({ id }: Prompt) =>
      bodyOf(await api.DELETE('/api/content-prompts/{id}/schedule', { params: { path: { id } } })),
    onMutate: async (prompt) => {
      await stopReading(queryClient);
      putPrompts(queryClient, [{ ...prompt, scheduled_date: null, slot: null, pushed_to_calendar: false }]);
    },
    onSuccess: (prompt) => putPrompts(queryClient, [prompt]),
    onError: (_error, prompt) => putPrompts(queryClient, [prompt]),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: movesKey }) === 1) void refreshPrompts(queryClient);
    },
  });
}
