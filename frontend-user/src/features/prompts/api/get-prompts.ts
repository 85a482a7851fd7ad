import type { PromptStatus } from '@drumbeat/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { pageSize } from '../../../lib/page-size';
import { freshFor } from '../../../lib/query-client';
import { queryKeys } from '../../../lib/query-keys';

export interface PromptFilter {
  search?: string;
  status?: PromptStatus;
  favorite?: true;
}

/** The library, page by page; each page carries the counts of the whole. */
export const promptsQuery = (filter: PromptFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.prompts, 'list', filter],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await api.GET('/api/content-prompts', {
          params: { query: { ...filter, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: freshFor.promptLibrary,
    placeholderData: keepPreviousData,
  });
