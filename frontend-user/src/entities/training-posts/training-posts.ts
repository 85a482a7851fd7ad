import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { freshFor } from '../../lib/query-client';

/** The user's training posts, newest first (TRAINING-1). */
export const trainingPostsQuery = queryOptions({
  queryKey: ['training-posts'],
  queryFn: async () =>
    bodyOf(await api.GET('/api/sample-posts/analytics', { params: { query: { all: true } } })).data
      .training_posts,
  staleTime: freshFor.posts,
});
