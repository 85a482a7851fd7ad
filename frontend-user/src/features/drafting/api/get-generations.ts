import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { queryKeys } from '../../../entities/query-keys';

const pageSize = 50;

/** What was generated for a post, the newest first; its first page is all that the editor needs. */
export const generationsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'generations', postId],
    queryFn: async () =>
      bodyOf(
        await api.GET('/api/posts/{id}/generations', {
          params: { path: { id: postId }, query: { limit: pageSize } },
        }),
      ).data,
  });
