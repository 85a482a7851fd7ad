import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api } from '../../lib/api';
import { about, notify } from '../../lib/notify';
import { refreshPosts } from '../posts/post-cache';

interface ScheduleInput {
  id: string;
  /** The instant as ISO text. */
  scheduledAt: string;
  /** The zone in which the user chose it. */
  timezone: string;
}

export function useSchedulePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ScheduleInput) =>
      bodyOf(await api.POST('/api/posts/linkedin/schedule', { body })),
    onSuccess: () => refreshPosts(queryClient),
    onError: (error, { id }) =>
      notify.error(POST_TEXTS.scheduleFailed, { description: error.message, about: about.post(id) }),
  });
}
