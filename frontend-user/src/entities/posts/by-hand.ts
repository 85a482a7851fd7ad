import { resolveWallClock, type WallClock } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../lib/http/answer';
import { api } from '../../lib/http/api';
import { about, notify } from '../../lib/notices/notify';
import { dayAndTime } from '../../lib/text/time-format';
import { useCurrentUser } from '../session/current-user';
import type { Post } from '../types';
import { refreshPosts, rememberPost } from './post-cache';

interface HandPlan {
  post: Pick<Post, 'id' | 'version'>;
  /** When its author is reminded to post it; null for no more. */
  at: WallClock | null;
}

/** Plans a post to be put on LinkedIn by its author, with a reminder. */
export function usePlanByHand() {
  const queryClient = useQueryClient();
  const { time_zone: zone } = useCurrentUser();
  return useMutation({
    mutationFn: async ({ post: { id, version }, at }: HandPlan) =>
      bodyOf(
        await api.PATCH('/api/posts/{id}', {
          params: { path: { id } },
          body:
            at === null
              ? { version, hand_time: null }
              : { version, scheduled_date: at.date, hand_time: at.time },
        }),
      ),
    onSuccess: async (post, { at }) => {
      rememberPost(queryClient, post);
      await refreshPosts(queryClient);
      if (at === null)
        notify.plain('We do not remind you of this post any more', { about: about.post(post.id) });
      else {
        notify.success('We remind you to post it', {
          about: about.post(post.id),
          description: dayAndTime(resolveWallClock(at, zone).instant, zone),
        });
      }
    },
    onError: (error, { post }) =>
      notify.error('The reminder was not changed', {
        description: error.message,
        about: about.post(post.id),
      }),
  });
}
