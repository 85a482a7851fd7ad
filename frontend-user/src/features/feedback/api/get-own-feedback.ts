import { infiniteQueryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

const pageSize = 20;

/** All feedback of the user, changed last first. */
export const ownFeedbackQuery = infiniteQueryOptions({
  queryKey: ['feedback', 'own'],
  queryFn: async ({ pageParam }) =>
    bodyOf(
      await api.GET('/api/feedback', {
        params: { query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
