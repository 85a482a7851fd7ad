import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { refreshPosts } from '../../../lib/post-cache';
import { leaveOutPost } from './post-list-cache';

/** Deletes a post at once; the notice offers the way back instead of asking before. */
export function useDeletePost() {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => api.POST('/api/posts/{id}/restore', { params: { path: { id } } }),
    onSuccess: async () => {
      await refreshPosts(queryClient);
      notify.success(POST_TEXTS.restored);
    },
    onError: (error) => notify.error(POST_TEXTS.restoreFailed, { description: error.message }),
  });
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.DELETE('/api/posts/{id}', { params: { path: { id } } });
      } catch (error) {
        // It was deleted in another tab: what was wanted is so.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onMutate: (id) => leaveOutPost(queryClient, id),
    onSuccess: (_answer, id) =>
      notify.plain(POST_TEXTS.deleted, { action: { label: 'Undo', onClick: () => restore.mutate(id) } }),
    onError: (error, _id, putBack) => {
      putBack?.();
      notify.error(POST_TEXTS.deleteFailed, { description: error.message });
    },
    onSettled: () => refreshPosts(queryClient),
  });
}
