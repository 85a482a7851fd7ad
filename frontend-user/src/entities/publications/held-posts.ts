import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { freshFor } from '../../lib/http/query-client';
import { queryKeys } from '../query-keys';

/** Scheduled posts that wait for a check since a restore from a backup, earliest first. */
export const heldPostsQuery = queryOptions({
  queryKey: [...queryKeys.posts, 'held'],
  queryFn: async () => bodyOf(await api.GET('/api/held-posts')),
  staleTime: freshFor.posts,
});
