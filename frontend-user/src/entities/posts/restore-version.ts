import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import type { Post } from '../types';
import { rememberPost } from './post-cache';

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
