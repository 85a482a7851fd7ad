import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { Post } from '../../../lib/api-types';
import { refreshPosts } from '../../../lib/post-cache';

/** A new draft with a text that is there already. */
export function useCreatePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ title, content }: Pick<Post, 'title' | 'content'>) =>
      bodyOf(await api.POST('/api/posts', { body: { title, content } })),
    onSuccess: () => refreshPosts(queryClient),
  });
}
