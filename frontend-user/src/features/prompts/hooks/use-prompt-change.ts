import { PROMPT_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { ApiError } from '../../../lib/api';
import type { Prompt } from '../../../lib/api-types';
import { notify } from '../../../lib/notify';
import {
  cachedPrompt,
  patchPromptInCaches,
  putPromptInCaches,
  refreshPrompts,
} from '../../../lib/prompt-cache';
import { queryKeys } from '../../../lib/query-keys';
import { newerPrompt } from '../../../lib/stale-prompt';

interface PromptChange<Input> {
  /** What the screens show before the API has answered. */
  patch: (input: Input) => Partial<Prompt>;
  /** `seen` is the version that the screens show: sent along, it has a change refused that somebody else was faster with. */
  send: (input: Input, seen: { version?: number }) => Promise<{ data?: Prompt }>;
  done: (input: Input) => string;
  failed: (input: Input) => string;
  /** It moves on the calendar, whose first and last page may become others. */
  moves?: boolean;
}

/**
 * One change of one prompt: shown at once, taken back with a reason where the API refuses. Changes of the same prompt are
 * sent one after the other, so that each is made on what the one before it left.
 */
export function usePromptChange<Input>(
  id: number,
  { patch, send, done, failed, moves = false }: PromptChange<Input>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `prompt ${id}` },
    mutationFn: async (input: Input) => {
      const version = cachedPrompt(queryClient, id)?.version;
      return bodyOf(await send(input, version === undefined ? {} : { version }));
    },
    onMutate: async (input) => ({ undo: await patchPromptInCaches(queryClient, id, patch(input)) }),
    onSuccess: async (answer, input) => {
      await patchPromptInCaches(queryClient, id, confirmed(answer, patch(input)));
      if (moves) void queryClient.invalidateQueries({ queryKey: queryKeys.calendar });
      notify.success(done(input));
    },
    onError: (error, input, context) => {
      context?.undo();
      const current = newerPrompt(error);
      if (current) {
        putPromptInCaches(queryClient, current);
        notify.error(PROMPT_TEXTS.stale);
        return;
      }
      notify.error(failed(input));
      // It is gone: the lists that still show it are read again.
      if (error instanceof ApiError && error.status === 404) void refreshPrompts(queryClient);
    },
  });
}

/** Of an answer what this change was about: a later change of the same prompt may be on the screen already. */
function confirmed(answer: Prompt, patch: Partial<Prompt>): Partial<Prompt> {
  const fields = Object.keys(patch) as (keyof Prompt)[];
  return {
    ...Object.fromEntries(fields.map((field) => [field, answer[field]])),
    updated_at: answer.updated_at,
    version: answer.version,
  };
}
