import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { queryKeys } from '../../../entities/query-keys';

const pageSize = 50;

/** A post's generations, newest first; the editor needs the first page only. */
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
