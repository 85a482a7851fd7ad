import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { Post } from '../../../lib/api-types';
import { notify } from '../../../lib/notify';
import { refreshPosts } from '../../../lib/post-cache';

interface Move {
  post: Pick<Post, 'id' | 'version'>;
  /** `draft` takes it out of the archive: a post that was out is posted again afterwards. */
  status: 'archived' | 'draft';
}

/** Archives a post or brings it back; the notice offers the way back instead of asking before. */
export function useArchivePost() {
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationFn: async ({ post: { id, version }, status }: Move) =>
      bodyOf(await api.PATCH('/api/posts/{id}', { params: { path: { id } }, body: { version, status } })),
    onSettled: () => refreshPosts(queryClient),
    onError: (error) => notify.error('The post could not be moved', { description: error.message }),
  });
  const bringBack = (post: Move['post']) => move.mutate({ post, status: 'draft' });
  const archive = (post: Move['post']) =>
    move.mutate(
      { post, status: 'archived' },
      {
        onSuccess: (archived) =>
          notify.plain('Archived successfully', {
            action: { label: 'Undo', onClick: () => bringBack(archived) },
          }),
      },
    );
  return { archive, bringBack };
}
