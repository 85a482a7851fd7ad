import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDeleted } from '../../lib/is-deleted';
import type { LocalDraft } from './local-draft';
import { queryKeys } from '../query-keys';
import { sendLocalDraft } from './send-local-draft';
import { newerPost } from './stale-post';
import { unsentPost } from './unsent-post';
import { postQuery } from './get-post';

/** Saves title and text. Lists are only marked stale: they are refetched when displayed. */
export function useSavePost(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: LocalDraft) => sendLocalDraft(id, draft),
    onSuccess: (post) => {
      unsentPost.isSent(post.id);
      queryClient.setQueryData(postQuery(id).queryKey, post);
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.posts, 'list'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: queryKeys.calendar, refetchType: 'none' });
    },
    onError: (error) => {
      const current = newerPost(error);
      if (current) queryClient.setQueryData(postQuery(id).queryKey, current);
      // Its page reports that.
      if (isDeleted(error)) void queryClient.invalidateQueries({ queryKey: postQuery(id).queryKey });
    },
  });
}
