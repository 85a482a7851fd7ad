import { bodyOf } from '@drumbeat/api-client';
import { stillRightText } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { refreshPosts } from '../../../entities/posts/post-cache';

/** Confirms the schedule of held posts. */
export function useStillRight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (post_ids: string[]) =>
      bodyOf(await api.POST('/api/held-posts/still-right', { body: { post_ids } })),
    onSuccess: async ({ count, is_paused }) => {
      await refreshPosts(queryClient);
      notify.success(stillRightText(count, is_paused));
    },
    onError: (error) => notify.error('That could not be saved', { description: error.message }),
  });
}
