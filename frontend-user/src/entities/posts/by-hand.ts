import { bodyOf } from '@drumbeat/api-client';
import { resolveWallClock, type WallClock, wallClockAt } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

const reminded = (postId: string, at: WallClock, zone: string) =>
  notify.success('We remind you to post it', {
    about: about.post(postId),
    description: dayAndTime(resolveWallClock(at, zone).instant, zone),
  });

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
      else reminded(post.id, at, zone);
    },
    onError: (error, { post }) =>
      notify.error('The reminder was not changed', {
        description: error.message,
        about: about.post(post.id),
      }),
  });
}

interface TakenOver {
  postId: string;
  publication: Pick<NonNullable<Post['publication']>, 'state' | 'due_at'>;
}

/** Takes a post that waits for a lost connection off the schedule; its author posts it at the time that it had. */
export function useTakeOver() {
  const queryClient = useQueryClient();
  const { time_zone: zone } = useCurrentUser();
  const timeOf = ({ due_at }: TakenOver['publication']) => wallClockAt(new Date(due_at), zone);
  return useMutation({
    mutationFn: async ({ postId: id, publication }: TakenOver) => {
      const path = { id };
      const { post } = bodyOf(
        publication.state === 'blocked_auth'
          ? await api.POST('/api/posts/{id}/publication/resolve', {
              params: { path },
              body: { outcome: 'cancel' },
            })
          : await api.DELETE('/api/posts/linkedin/schedule', { params: { query: { id } } }),
      );
      const { date, time } = timeOf(publication);
      const body = { version: post.version, scheduled_date: date, hand_time: time };
      return bodyOf(await api.PATCH('/api/posts/{id}', { params: { path }, body }));
    },
    onSuccess: (post, { publication }) => {
      rememberPost(queryClient, post);
      reminded(post.id, timeOf(publication), zone);
    },
    onError: (error, { postId }) =>
      notify.error('That could not be done', { description: error.message, about: about.post(postId) }),
    // The first of the two calls may have been done.
    onSettled: () => refreshPosts(queryClient),
  });
}
