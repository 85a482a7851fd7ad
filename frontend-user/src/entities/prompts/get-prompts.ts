import type { PromptListFilter } from '@drumbeat/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { pageSize } from '../../lib/page-size';
import { promptListKey } from './prompt-cache';
import { freshFor } from '../../lib/query-client';

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
