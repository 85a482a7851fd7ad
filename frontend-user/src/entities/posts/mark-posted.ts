import { bodyOf } from '@drumbeat/api-client';
import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { about, notify } from '../../lib/notices/notify';
import { announcePost } from '../publications/announce-post';
import { useCurrentUser } from '../session/current-user';
import { refreshPosts } from './post-cache';

interface MarkPostedInput {
  id: string;
  /** An instant as ISO text; default: now. */
  posted_at?: string;
  /** The post's address on LinkedIn, if the user has it; null takes a known one away. */
  linkedin_url?: string | null;
  /** It is marked already: this corrects its day or address, which is no news. */
  isCorrection?: boolean;
}

/** Marks the post as posted manually. */
export function useMarkPosted() {
  const queryClient = useQueryClient();
  const { time_zone: zone } = useCurrentUser();
  return useMutation({
    mutationFn: async ({ id, isCorrection: _, ...body }: MarkPostedInput) =>
      bodyOf(await api.POST('/api/posts/{id}/mark-posted', { params: { path: { id } }, body })),
    onSuccess: async (post, { isCorrection }) => {
      await refreshPosts(queryClient);
      if (isCorrection) notify.success('Saved', { about: about.post(post.id) });
      else await announcePost(queryClient, { ...post, post_id: post.id }, zone, POST_TEXTS.markedPosted);
    },
    onError: (error, { id }) =>
      notify.error('The post could not be marked as posted', {
        description: error.message,
        about: about.post(id),
      }),
  });
}
