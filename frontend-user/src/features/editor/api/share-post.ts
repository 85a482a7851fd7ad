import { bodyOf } from '@drumbeat/api-client';
import { DELIVERY_TEXTS, POST_TEXTS } from '@drumbeat/domain';
import { isPutOff, type ShareDelay, shareOutcome } from '../share-outcome.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError } from '../../../lib/http/api';
import type { Post } from '../../../entities/types';
import { withNamedAddresses } from '../../../lib/text/named-addresses';
import { about, notify } from '../../../lib/notices/notify';
import { useCurrentUser } from '../../../entities/session/current-user';
import { refreshPosts } from '../../../entities/posts/post-cache';
import { announcePost } from '../../../entities/publications/announce-post';
import { NOT_SENT, sendNow } from '../../../lib/http/send-now';

const refetchMs = 1_500;
/** A worker sends within seconds; after this the post's own state is shown. */
const patienceMs = 90_000;

/** In progress: queued and not sent yet, or sent without a response yet. */
const underWayStates: readonly Post['display_state'][] = ['publishing', 'scheduled', 'paused'];
const isUnderWay = (post: Post) => underWayStates.includes(post.display_state);

export const isOut = (post: Post) => post.status === 'used';

/** LinkedIn asked to wait, and the next try is some time ahead; or nothing is sent at the moment. */
function delayOf({ display_state: state, publication }: Post): ShareDelay | null {
  if (publication === null) return null;
  if (state === 'paused') return 'paused';
  const nextTryAt = publication.next_try_at === null ? null : new Date(publication.next_try_at);
  return isPutOff(publication.state, nextTryAt, new Date()) ? 'put_off' : null;
}

const readPost = async (id: string) => bodyOf(await api.GET('/api/posts/{id}', { params: { path: { id } } }));

/** Sent without a response: the post itself shows whether it is in progress. Throws the failure when it does not. */
async function handedOver(postId: string, failure: unknown): Promise<Post> {
  const mayHaveArrived =
    failure instanceof ApiError &&
    failure.code !== NOT_SENT &&
    (failure.status === 0 || failure.status >= 500);
  const post = mayHaveArrived ? await readPost(postId).catch(() => null) : null;
  if (post && (isOut(post) || (isUnderWay(post) && post.publication?.is_due))) return post;
  if (mayHaveArrived && post === null) throw new UnknownOutcome();
  throw failure;
}

/** Neither the call nor a read of the post got a response. */
class UnknownOutcome extends Error {
  constructor() {
    super('The answer did not arrive. Look at the post’s state before you post it again.');
  }
}

/**
 * Posts at once and waits for the result: a worker sends the post, so the response to the call alone would promise
 * too much (POSTING-1). Resolves with the post's final state; `underWay` gets its last state meanwhile.
 */
export function useSharePost() {
  const queryClient = useQueryClient();
  const { time_zone: zone } = useCurrentUser();
  const [underWay, setUnderWay] = useState<Post | null>(null);
  const mutation = useMutation({
    mutationFn: async (postId: string) => {
      setUnderWay(null);
      let post = await sendNow(() => api.POST('/api/posts/share/personal', { body: { postId } }))
        .then((answer) => bodyOf(answer).post)
        .catch((error: unknown) => handedOver(postId, error));
      void refreshPosts(queryClient);
      const patienceEnds = Date.now() + patienceMs;
      while (isUnderWay(post) && delayOf(post) === null && Date.now() < patienceEnds) {
        setUnderWay(post);
        await new Promise((resolve) => setTimeout(resolve, refetchMs));
        // It was accepted: a failed read says nothing about it.
        post = await readPost(postId).catch(() => post);
      }
      return post;
    },
    onSuccess: async (post) => {
      await refreshPosts(queryClient);
      if (isOut(post)) {
        await announcePost(queryClient, { ...post, post_id: post.id }, zone);
        return;
      }
      const { tone, headline } = shareOutcome(post.publication?.state ?? null, delayOf(post));
      const description = withNamedAddresses(post.publication?.message ?? '');
      notify[tone](headline, { description, about: about.post(post.id) });
    },
    onError: (error, postId) => {
      const more = { description: error.message, about: about.post(postId) };
      if (error instanceof UnknownOutcome) notify.warning(DELIVERY_TEXTS.shareUnknown, more);
      else notify.error(POST_TEXTS.shareFailed, more);
    },
  });
  return { ...mutation, underWay: mutation.isPending ? underWay : null };
}
