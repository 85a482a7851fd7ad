import { NOTE_TEXTS } from '@drumbeat/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { bodyOf } from '../../lib/answer';
import { api, ApiError } from '../../lib/api';
import { notify } from '../../lib/notify';
import { pageSize } from '../../lib/page-size';

/** Key of all lists of notes, with any search. */
export const notesKey = ['notes'] as const;

/** The saved notes, newest first. Signed-out users get a message. */
export const notesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...notesKey, { search }],
    queryFn: async ({ pageParam }) => {
      const query = {
        limit: pageSize,
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      try {
        return bodyOf(await api.GET('/api/saved-notes', { params: { query } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) notify.error(NOTE_TEXTS.signInToView);
        throw error;
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
