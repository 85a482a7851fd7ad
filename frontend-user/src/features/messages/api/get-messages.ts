import { infiniteQueryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** Query key of all lists of messages. */
export const messagesKey = ['messages'] as const;

const pageSize = 20;

/** The user's own lines to the staff, newest first: all, or those about one prompt. */
export const messagesQuery = (promptId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey, { promptId }],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await api.GET('/api/messages', {
          params: {
            query: {
              limit: pageSize,
              ...(promptId === null ? {} : { prompt_id: promptId }),
              ...(pageParam ? { cursor: pageParam } : {}),
            },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
