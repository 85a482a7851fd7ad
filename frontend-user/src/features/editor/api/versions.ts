import { bodyOf } from '@drumbeat/api-client';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import type { Post } from '../../../entities/types';
import { queryKeys } from '../../../entities/query-keys';
import { rememberPost } from '../../../entities/posts/post-cache';

/** The texts before the present one, the newest first. The key contains the post's version, so that a save refetches. */
export const versionsQuery = ({ id, version }: Pick<Post, 'id' | 'version'>) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.posts, 'versions', id, version],
    queryFn: async ({ pageParam: cursor }) => {
      const query = { limit: 20, ...(cursor === null ? {} : { cursor }) };
      return bodyOf(await api.GET('/api/posts/{id}/versions', { params: { path: { id }, query } }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Restores an earlier text; the server keeps the present one as a version. */
export function useRestoreVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ post: { id, version: current }, version }: { post: Post; version: number }) =>
      bodyOf(
        await api.POST('/api/posts/{id}/versions/{version}/restore', {
          params: { path: { id, version } },
          body: { version: current },
        }),
      ),
    onSuccess: (post) => rememberPost(queryClient, post),
  });
}
