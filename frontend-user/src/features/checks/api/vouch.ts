import type { TextFinding } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { about, notify } from '../../../lib/notices/notify';
import { changeFindings, refreshPosts } from '../../../entities/posts/post-cache';

/** What their author says of words that a writer put into the post: that they are theirs, or that they are not after all. */
export type Vouching = 'vouch' | 'take back';

const PATHS = {
  vouch: '/api/posts/{id}/vouch',
  'take back': '/api/posts/{id}/vouch/take-back',
} as const;

/** The user says that words which a writer put into the post are theirs: nothing is wrong with them any more, until they take that back. */
export function useVouch(postId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ finding: { quotation }, says }: { finding: TextFinding; says: Vouching }) =>
      api.POST(PATHS[says], { params: { path: { id: postId } }, body: { quotation } }),
    onSuccess: async (_answer, { finding: { quotation }, says }) => {
      const has = (one: TextFinding) => one.quotation === quotation;
      changeFindings(queryClient, postId, ({ findings, vouched }) => {
        const [from, to] = says === 'vouch' ? [findings, vouched] : [vouched, findings];
        const left = from.filter((one) => !has(one));
        const moved = [...from.filter(has), ...to.filter((one) => !has(one))];
        return says === 'vouch' ? { findings: left, vouched: moved } : { findings: moved, vouched: left };
      });
      await refreshPosts(queryClient);
    },
    onError: (error) =>
      notify.error('That is not saved', { description: error.message, about: about.post(postId) }),
  });
}
