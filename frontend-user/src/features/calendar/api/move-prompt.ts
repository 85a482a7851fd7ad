import { bodyOf } from '@drumbeat/api-client';
import type { PromptPlace } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import type { Prompt } from '../../../entities/types';
import {
  cachedPrompt,
  promptChangesScope,
  promptVersion,
  putPromptInCaches,
  refreshPrompts,
  showChange,
  stopReadingPrompts,
} from '../../../entities/prompts/prompt-cache';
import { newerPrompt } from '../../../entities/prompts/changing-prompts';
import { foreseeMove, movesKey } from './calendar-cache';

interface PromptMoveInput {
  prompt: Prompt;
  to: PromptPlace;
}

/** Puts a prompt into a slot or on a day: optimistic, reverted when the API refuses. */
export function useMovePrompt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: movesKey,
    scope: promptChangesScope,
    mutationFn: async ({ prompt: { id, version }, to }: PromptMoveInput) =>
      bodyOf(
        await api.POST('/api/content-prompts/{id}/move', {
          params: { path: { id } },
          body: {
            scheduled_date: to.date,
            slot: to.slot,
            version: promptVersion(queryClient, id) ?? version,
          },
        }),
      ),
    onMutate: async ({ prompt, to }) => {
      await stopReadingPrompts(queryClient);
      const foreseen = foreseeMove(queryClient, cachedPrompt(queryClient, prompt.id) ?? prompt, to);
      return foreseen.map((one) => showChange(queryClient, one.prompt, one.place));
    },
    onSuccess: ({ prompt, displaced }, _input, changes) => {
      // Those without a response keep their predicted place.
      changes.forEach((change) => change.keep());
      putPromptInCaches(queryClient, prompt);
      if (displaced) putPromptInCaches(queryClient, displaced);
    },
    onError: (error, _input, changes) => {
      changes?.forEach((change) => change.settle());
      const newer = newerPrompt(error);
      if (newer) putPromptInCaches(queryClient, newer);
    },
    onSettled: () => {
      // The last of several moves reads the calendar again; an earlier one would undo what the next already shows.
      if (queryClient.isMutating({ mutationKey: movesKey }) === 1) void refreshPrompts(queryClient);
    },
  });
}
