import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { notificationsQuery } from './notifications';

/** Marks every notice as read; shown at once and taken back where the API refuses. */
export function useMarkAllRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: () => api.PATCH('/api/notifications', { body: { all: true, read: true } }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const readAt = new Date().toISOString();
      queryClient.setQueryData(queryKey, (page) =>
        page
          ? {
              ...page,
              unread: 0,
              data: page.data.map((notice) => ({ ...notice, read_at: notice.read_at ?? readAt })),
            }
          : page,
      );
      return { before };
    },
    onError: (_error, _input, context) => queryClient.setQueryData(queryKey, context?.before),
  });
}
