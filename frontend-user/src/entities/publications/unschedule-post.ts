import { bodyOf } from '@drumbeat/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { about, notify } from '../../lib/notices/notify';
import { refreshPosts } from '../posts/post-cache';

interface UnscheduleWords {
  label: string;
  done: string;
  failed: string;
}

/** A post whose time has come is on no schedule any more: what ends is the publishing. */
export function unscheduleWords(isDue: boolean): UnscheduleWords {
  return isDue
    ? {
        label: 'Cancel publishing',
        done: 'Publishing cancelled',
        failed: 'Publishing could not be cancelled',
      }
    : {
        label: 'Take off the schedule',
        done: 'Taken off the schedule',
        failed: 'The post is still scheduled',
      };
}

interface UnscheduleInput {
  postId: string;
  /** Its time has come. */
  isDue: boolean;
}

/** Unschedules a post, or asks the worker that already claimed it not to send it; it becomes a draft again. */
export function useUnschedulePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ postId }: UnscheduleInput) =>
      bodyOf(await api.DELETE('/api/posts/linkedin/schedule', { params: { query: { id: postId } } })),
    onSuccess: async ({ post }, { postId, isDue }) => {
      const subject = about.post(postId);
      await refreshPosts(queryClient);
      if (post.publication?.cancel_requested)
        notify.plain('It is being cancelled', { description: 'Nothing has been sent.', about: subject });
      else
        notify.success(unscheduleWords(isDue).done, { description: 'It is a draft again.', about: subject });
    },
    onError: (error, { postId, isDue }) =>
      notify.error(unscheduleWords(isDue).failed, { description: error.message, about: about.post(postId) }),
  });
}
