import { bodyOf } from '@drumbeat/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import type { Prompt } from '../../../entities/types';
import {
  promptChangesScope,
  refreshPrompts,
  showChange,
  stopReadingPrompts,
} from '../../../entities/prompts/prompt-cache';
import { movesKey } from './calendar-cache';

const offCalendar = { scheduled_date: null, slot: null, pushed_to_calendar: false };

/** Takes a prompt off the calendar; it stays in the library, without a date. */
export function useTakeOffCalendar() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: movesKey,
    scope: promptChangesScope,
    mutationFn: async ({ id }: Prompt) =>
      bodyOf(await api.DELETE('/api/content-prompts/{id}/schedule', { params: { path: { id } } })),
    onMutate: async (prompt) => {
      await stopReadingPrompts(queryClient);
      return showChange(queryClient, prompt, { ...offCalendar });
    },
    onSuccess: (prompt, _before, change) => change.settle(prompt),
    onError: (_error, _before, change) => change?.settle(),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: movesKey }) === 1) void refreshPrompts(queryClient);
    },
  });
}
