import { bodyOf } from '@drumbeat/api-client';
import { todayInZone } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import type { CalendarPost } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { heldPost, putPost, stopReading, movesKey } from './calendar-cache';

/** Target of a post: an instant for a scheduled one, a planned day for a draft; null = no day. */
export type PostTarget = { instant: Date } | { date: string | null };

interface PostMoveInput {
  post: CalendarPost;
  /** The day on which the calendar shows it at present. */
  from: string;
  to: PostTarget;
}

/** Puts a post on another day: optimistic, reverted when the API refuses. */
export function useReschedulePost() {
  const queryClient = useQueryClient();
  const { time_zone: zone } = useCurrentUser();
  return useMutation({
    mutationKey: movesKey,
    scope: { id: 'post moves' },
    mutationFn: async ({ post, to }: PostMoveInput) => {
      if ('instant' in to) {
        const body = { id: post.id, scheduledAt: to.instant.toISOString(), timezone: post.time_zone };
        return bodyOf(await api.POST('/api/posts/linkedin/schedule', { body })).post;
      }
      const { version } = heldPost(queryClient, post.id) ?? post;
      return bodyOf(
        await api.PATCH('/api/posts/{id}', {
          params: { path: { id: post.id } },
          body: { version, scheduled_date: to.date },
        }),
      );
    },
    onMutate: async ({ post, to }) => {
      await stopReading(queryClient);
      putPost(queryClient, movedPost(post, to), dayOf(to, zone));
    },
    onSuccess: ({ version, display_state }, { post, to }) =>
      void putPost(queryClient, { ...movedPost(post, to), version, display_state }, dayOf(to, zone)),
    onError: (_error, { post, from }) => void putPost(queryClient, post, from),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: movesKey }) === 1) void refreshPosts(queryClient);
    },
  });
}

const dayOf = (to: PostTarget, zone: string) => ('instant' in to ? todayInZone(to.instant, zone) : to.date);

const movedPost = (post: CalendarPost, to: PostTarget): CalendarPost =>
  'instant' in to
    ? {
        ...post,
        due_at: to.instant.toISOString(),
        display_state: post.display_state === 'paused' ? 'paused' : 'scheduled',
      }
    : { ...post, scheduled_date: to.date, display_state: 'draft-upcoming' };
