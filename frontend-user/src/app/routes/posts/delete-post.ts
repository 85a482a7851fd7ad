import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/http/api';
import { about, notify } from '../../../lib/notices/notify';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { leaveOutPost } from './shelve-post';

/** Deletes a post at once; the notice offers "Undo" instead of a confirmation. */
export function useDeletePost() {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: string) => api.POST('/api/posts/{id}/restore', { params: { path: { id } } }),
    onSuccess: async (_answer, id) => {
      await refreshPosts(queryClient);
      notify.success(POST_TEXTS.restored, { about: about.post(id) });
    },
    onError: (error, id) =>
      notify.error(POST_TEXTS.restoreFailed, { description: error.message, about: about.post(id) }),
  });
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.DELETE('/api/posts/{id}', { params: { path: { id } } });
      } catch (error) {
        // Already deleted in another tab: the aim is reached.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onMutate: (id) => leaveOutPost(queryClient, id),
    onSuccess: (_answer, id) =>
      notify.plain(POST_TEXTS.deleted, {
        about: about.post(id),
        action: { label: 'Undo', onClick: () => restore.mutate(id) },
      }),
    onError: (error, id, putBack) => {
      putBack?.();
      notify.error(POST_TEXTS.deleteFailed, { description: error.message, about: about.post(id) });
    },
    onSettled: () => refreshPosts(queryClient),
  });
}
