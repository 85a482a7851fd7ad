import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { PromptListFilter } from '@drumbeat/domain';
import { api } from '../../lib/http/api';
import { promptKey, putPromptInCaches, promptListKey } from './prompt-cache';
import { freshFor, pageSize } from '../../lib/http/query-client';

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

/** The library, page by page; each page carries the counts of the whole. */
export const promptsQuery = (filter: PromptListFilter) =>
  infiniteQueryOptions({
    queryKey: promptListKey(filter),
    queryFn: async ({ pageParam, signal }) =>
      bodyOf(
        await api.GET('/api/content-prompts', {
          params: { query: { ...filter, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: freshFor.promptLibrary,
    placeholderData: keepPreviousData,
  });
