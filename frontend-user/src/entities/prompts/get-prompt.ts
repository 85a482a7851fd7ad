import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { promptKey, putPromptInCaches } from './prompt-cache';

/** One prompt. What is read here is shown by the lists as well: a prompt that became a draft says so when one comes back. */
export const promptQuery = (id: number) =>
  queryOptions({
    queryKey: promptKey(id),
    queryFn: async ({ client }) => {
      const prompt = bodyOf(await api.GET('/api/content-prompts/{id}', { params: { path: { id } } }));
      putPromptInCaches(client, prompt);
      return prompt;
    },
  });
