import { unreadAfter } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '../../../entities/types';
import { api } from '../../../lib/http/api';
import { notificationsQuery } from './notifications';

/** Marks notices as read, by their ids or all of them; shown at once and taken back where the API refuses. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery;
  return useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      api.PATCH('/api/notifications', {
        body: ids === 'all' ? { all: true, read: true } : { ids: [...ids], read: true },
      }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const readAt = new Date().toISOString();
      const isMeant = ({ id, read_at }: Notice) => read_at === null && (ids === 'all' || ids.includes(id));
      queryClient.setQueryData(queryKey, (page) =>
        page
          ? {
              unread: ids === 'all' ? 0 : unreadAfter(page.unread, page.data.filter(isMeant).length),
              data: page.data.map((notice) => (isMeant(notice) ? { ...notice, read_at: readAt } : notice)),
            }
          : page,
      );
      return { before };
    },
    onError: (_error, _input, context) => queryClient.setQueryData(queryKey, context?.before),
  });
}
