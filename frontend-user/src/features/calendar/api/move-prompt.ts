import type { PromptPlace } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { Prompt } from '../../../lib/api-types';
import { cachedPrompt, refreshPrompts } from '../../../lib/prompt-cache';
import { newerPrompt } from '../../../lib/stale-prompt';
import { foreseeMove, putPrompts, stopReading } from './calendar-cache';
import { movesKey, movesScope } from './moves';

interface PromptMoveInput {
  prompt: Prompt;
  to: PromptPlace;
}

/**
 * Puts a prompt into a slot or on a day: shown at once, taken back where the API refuses. Moves reach the API one after
 * the other, each with the version that the one before it made.
 */
export function useMovePrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: movesKey,
    scope: movesScope,
    mutationFn: async ({ prompt: { id, version }, to }: PromptMoveInput) =>
      bodyOf(
        await api.POST('/api/content-prompts/{id}/move', {
          params: { path: { id } },
          body: {
            scheduled_date: to.date,
            slot: to.slot,
            version: cachedPrompt(queryClient, id)?.version ?? version,
          },
        }),
      ),
    onMutate: async ({ prompt, to }) => {
      await stopReading(queryClient);
      const foreseen = foreseeMove(queryClient, cachedPrompt(queryClient, prompt.id) ?? prompt, to);
      putPrompts(queryClient, foreseen.after);
      return foreseen;
    },
    onSuccess: ({ prompt, displaced }) => putPrompts(queryClient, displaced ? [prompt, displaced] : [prompt]),
    onError: (error, _input, foreseen) => {
      const newer = newerPrompt(error);
      putPrompts(queryClient, [...(foreseen?.before ?? []), ...(newer ? [newer] : [])]);
    },
    onSettled: () => {
      // The last of several moves reads the calendar again; an earlier one would undo what the next already shows.
      if (queryClient.isMutating({ mutationKey: movesKey }) === 1) void refreshPrompts(queryClient);
    },
  });
}
