import { bodyOf } from '@drumbeat/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor, pageSize } from '../../lib/http/query-client';

/** The user's training posts, newest first, page by page (TRAINING-1); each page knows their number. */
export const trainingPostsQuery = infiniteQueryOptions({
  queryKey: ['training-posts'],
  queryFn: async ({ pageParam }) =>
    bodyOf(
      await api.GET('/api/sample-posts/analytics', {
        params: { query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  staleTime: freshFor.posts,
});
