import { POST_TEXTS, type KnownFigures } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { about, notify } from '../../../lib/notices/notify';
import { refreshPosts } from '../../../entities/posts/post-cache';

interface Recording {
  id: string;
  figures: KnownFigures;
}

/** The post's figures as the user read them on LinkedIn; they replace the ones before. */
export function useRecordPerformance() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, figures }: Recording) =>
      api.PUT('/api/posts/{id}/performance', { params: { path: { id } }, body: figures }),
    onSuccess: async (_answer, { id }) => {
      await refreshPosts(queryClient);
      notify.success(POST_TEXTS.analyticsSaved, { about: about.post(id) });
    },
    onError: (error, { id }) =>
      notify.error(POST_TEXTS.analyticsFailed, { description: error.message, about: about.post(id) }),
  });
}
