import type { TextFinding } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { about, notify } from '../../lib/notify';
import { changeFindings, refreshPosts } from './post-cache';

/** The user says that words which a writer put into the post are theirs: nothing is wrong with them any more. */
export function useVouch(postId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ quotation }: TextFinding) =>
      api.POST('/api/posts/{id}/vouch', { params: { path: { id: postId } }, body: { quotation } }),
    onSuccess: async (_answer, { quotation }) => {
      changeFindings(queryClient, postId, (findings) =>
        findings.filter((one) => one.quotation !== quotation),
      );
      await refreshPosts(queryClient);
    },
    onError: (error) =>
      notify.error('That is not saved', { description: error.message, about: about.post(postId) }),
  });
}
