import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { promptKey, putPromptInCaches } from './prompt-cache';

/** One prompt. The result updates the lists as well: a prompt that became a draft is shown as such on return. */
export const promptQuery = (id: number) =>
  queryOptions({
    queryKey: promptKey(id),
    queryFn: async ({ client }) => {
      const prompt = bodyOf(await api.GET('/api/content-prompts/{id}', { params: { path: { id } } }));
      putPromptInCaches(client, prompt);
      return prompt;
    },
  });
