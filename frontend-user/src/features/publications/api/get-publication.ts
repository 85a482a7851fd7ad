import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { queryKeys } from '../../../entities/query-keys';

/** The delivery of a post with every attempt as text. Its key contains the state, so that a change is fetched at once. */
export const publicationQuery = (postId: string, state: string) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'publication', postId, state],
    queryFn: async () =>
      bodyOf(await api.GET('/api/posts/{id}/publication', { params: { path: { id: postId } } })).publication,
  });
