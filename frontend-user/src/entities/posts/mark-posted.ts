import { POST_TEXTS } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/http/api';
import { about, notify } from '../../lib/notices/notify';
import { refreshPosts } from './post-cache';

interface MarkPostedInput {
  id: string;
  /** An instant as ISO text; default: now. */
  posted_at?: string;
  /** The post's address on LinkedIn, if the user has it. */
  linkedin_url?: string;
}

/** Marks the post as posted manually. */
export function useMarkPosted() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: MarkPostedInput) =>
      api.POST('/api/posts/{id}/mark-posted', { params: { path: { id } }, body }),
    onSuccess: async (_answer, { id }) => {
      await refreshPosts(queryClient);
      notify.success(POST_TEXTS.markedPosted, { about: about.post(id) });
    },
    onError: (error, { id }) =>
      notify.error('The post could not be marked as posted', {
        description: error.message,
        about: about.post(id),
      }),
  });
}
