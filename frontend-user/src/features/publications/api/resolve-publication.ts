import { bodyOf } from '@drumbeat/api-client';
import { DELIVERY_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { about, notify } from '../../../lib/notices/notify';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { reasonToWait } from '../../../entities/publications/reason-to-wait';

export interface Resolution {
  postId: string;
  outcome: 'posted_url' | 'publish_again' | 'cancel';
  /** The post's address, welcome but not needed with `posted_url`. */
  linkedin_url?: string;
}

const done: Record<Resolution['outcome'], string> = {
  posted_url: 'Noted: it is on LinkedIn',
  publish_again: 'It is being published again',
  cancel: 'Cancelled. It is a draft again.',
};

/** Sends the user's decision on a post with an unknown outcome, or on one that was not published. */
export function useResolvePublication() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ postId, ...body }: Resolution) =>
      bodyOf(
        await api.POST('/api/posts/{id}/publication/resolve', { params: { path: { id: postId } }, body }),
      ),
    onSuccess: async ({ post }, { postId, outcome }) => {
      await refreshPosts(queryClient);
      const pause = reasonToWait(post);
      if (pause !== null) {
        notify.warning(DELIVERY_TEXTS.paused, { description: pause, about: about.post(postId) });
        return;
      }
      const isRefused = post.publication?.state === 'rejected';
      notify.success(isRefused ? 'Change a few words, then publish it again' : done[outcome], {
        about: about.post(postId),
      });
    },
    onError: (error, { postId }) =>
      notify.error('That could not be done', { description: error.message, about: about.post(postId) }),
  });
}
