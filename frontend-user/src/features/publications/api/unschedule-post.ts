import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { refreshPosts } from '../../../lib/post-cache';

/** Takes a post off the schedule; it becomes a draft again. */
export function useUnschedulePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      bodyOf(await api.DELETE('/api/posts/linkedin/schedule', { params: { query: { id } } })),
    onSuccess: async () => {
      await refreshPosts(queryClient);
      notify.success('Taken off the schedule', { description: 'It is a draft again.' });
    },
    onError: (error) => notify.error('The post is still scheduled', { description: error.message }),
  });
}
