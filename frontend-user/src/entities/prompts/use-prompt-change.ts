import { bodyOf } from '@drumbeat/api-client';
import { PROMPT_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/http/api';
import type { Prompt } from '../types';
import { about, notify } from '../../lib/notices/notify';
import {
  cachedPrompt,
  promptChangesScope,
  promptVersion,
  refreshPrompts,
  showChange,
  stopReadingPrompts,
} from './prompt-cache';
import { queryKeys } from '../query-keys';
import { newerPrompt } from './changing-prompts';

interface PromptChange<Input> {
  /** The optimistic change. */
  patch: (input: Input) => Partial<Prompt>;
  /** `seen` is the displayed version: if sent, a change is refused when another one came first. */
  send: (input: Input, seen: { version?: number }) => Promise<{ data?: Prompt }>;
  done: (input: Input) => string;
  /** The subject of the success notice; the prompt as a rule. A failure notice is always about its prompt. */
  about?: string;
  failed: (input: Input) => string;
  /** True when it moves on the calendar, whose first and last page may change. */
  moves?: boolean;
}

/** One change of one prompt: shown at once, taken back with a reason where the API refuses. */
export function usePromptChange<Input>(
  id: number,
  { patch, send, done, failed, about: subject = about.prompt(id), moves = false }: PromptChange<Input>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: promptChangesScope,
    mutationFn: async (input: Input) => {
      const version = promptVersion(queryClient, id);
      return bodyOf(await send(input, version === undefined ? {} : { version }));
    },
    onMutate: async (input) => {
      await stopReadingPrompts(queryClient);
      const prompt = cachedPrompt(queryClient, id);
      return prompt && showChange(queryClient, prompt, patch(input));
    },
    onSuccess: async (answer, input, change) => {
      await stopReadingPrompts(queryClient);
      change?.settle(answer);
      if (moves) void queryClient.invalidateQueries({ queryKey: queryKeys.calendar });
      notify.success(done(input), { about: subject });
    },
    onError: (error, input, change) => {
      const current = newerPrompt(error);
      change?.settle(current ?? undefined);
      if (current) {
        notify.error(PROMPT_TEXTS.stale, { about: about.prompt(id) });
        return;
      }
      notify.error(failed(input), { description: error.message, about: about.prompt(id) });
      // It was deleted: the lists that still show it are refetched.
      if (error instanceof ApiError && error.status === 404) void refreshPrompts(queryClient);
    },
  });
}
