import { bodyOf } from '@drumbeat/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import type { Post } from '../types';
import { queryKeys } from '../query-keys';

const publishingMs = 1_500;
const unsureMs = 10_000;
/** LinkedIn may have been reconnected, here or in another tab. */
const reconnectMs = 5_000;
const dueSoonMs = 15_000;

/**
 * Polling interval of a post that may change on the server: short while it is published, longer while its outcome is
 * determined.
 */
function refetchIn(post: Post | undefined): number | false {
  if (post?.display_state === 'publishing') return publishingMs;
  if (post?.display_state === 'not-confirmed')
    return post.publication?.state === 'needs_user' ? false : unsureMs;
  if (post?.display_state === 'needs-reconnect') return reconnectMs;
  // Staff may end a pause at any time, whatever the post's time is.
  if (post?.display_state === 'paused') return dueSoonMs;
  const due =
    post?.display_state === 'scheduled'
      ? (post.publication?.next_try_at ?? post.publication?.due_at)
      : undefined;
  if (!due) return false;
  return Date.parse(due) - Date.now() < 2 * dueSoonMs ? publishingMs : dueSoonMs;
}

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.posts, 'one', id],
    queryFn: async () => bodyOf(await api.GET('/api/posts/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) => refetchIn(state.data),
  });
