import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { Post } from '../../../lib/api-types';
import { withNamedAddresses } from '../../../lib/named-addresses';
import { notify } from '../../../lib/notify';
import { refreshPosts } from '../../../lib/post-cache';

const lookAgainMs = 1_500;
/** A worker sends within seconds; what takes longer is told by the post's own state. */
const patienceMs = 90_000;

/** On its way: handed over and not sent yet, or sent and not answered yet. */
const isUnderWay = (post: Post) => post.display_state === 'publishing' || post.display_state === 'scheduled';

export const isOut = (post: Post) => post.status === 'used';

/**
 * Posts at once and waits for what becomes of it: a worker sends the post, so the answer to the call alone would
 * promise too much (C-30). Resolves with the post as it then is.
 */
export function useSharePost() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (postId: string) => {
      let { post } = bodyOf(await api.POST('/api/posts/share/personal', { body: { postId } }));
      void refreshPosts(queryClient);
      const patienceEnds = Date.now() + patienceMs;
      while (isUnderWay(post) && Date.now() < patienceEnds) {
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
        post = bodyOf(await api.GET('/api/posts/{id}', { params: { path: { id: postId } } }));
      }
      return post;
    },
    onSuccess: async (post) => {
      await refreshPosts(queryClient);
      const description = withNamedAddresses(post.publication?.message ?? '');
      if (isOut(post)) notify.success(POST_TEXTS.shared);
      else if (isUnderWay(post)) notify.plain('Your post is still on its way', { description });
      else notify.error(POST_TEXTS.shareFailed, { description });
    },
    onError: (error) => notify.error(POST_TEXTS.shareFailed, { description: error.message }),
  });
}
