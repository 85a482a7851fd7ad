import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { queryKeys } from '../../../lib/query-keys';
import { savedBefore } from '../../../lib/stale-post';
import { postQuery } from './get-post';

export interface PostEdit {
  /** The version that was edited; an older one is refused with 409 `post.stale` and the newer post. */
  version: number;
  title: string;
  content: string;
}

/** Saves title and text. Lists are only marked stale: they are read again when somebody looks at them. */
export function useSavePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (edit: PostEdit) => {
      try {
        return bodyOf(await api.PATCH('/api/posts/{id}', { params: { path: { id } }, body: edit }));
      } catch (error) {
        const saved = savedBefore(error, edit);
        if (saved) return saved;
        throw error;
      }
    },
    onSuccess: (post) => {
      queryClient.setQueryData(postQuery(id).queryKey, post);
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.posts, 'list'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.calendar, refetchType: 'none' });
    },
  });
}
