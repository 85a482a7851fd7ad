import { bodyOf } from '@drumbeat/api-client';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { api } from '../../../lib/http/api';
import { useCurrentUser } from '../../../entities/session/current-user';
import { localNotes, type NotesSlot } from '../../../entities/notes/local-notes';
import { notify } from '../../../lib/notices/notify';

/** Query key of all lists of messages. */
const messagesKey = ['messages'] as const;

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

interface Line {
  text: string;
  prompt_id: number | null;
}

/** Sends a line to the staff. What this device keeps of it in `slot` is forgotten then, even if the form is closed. */
export function useSendMessage(slot: NotesSlot) {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  return useMutation({
    mutationFn: async (line: Line) => bodyOf(await api.POST('/api/messages', { body: line })),
    onSuccess: (_sent, { text }) => {
      localNotes.settle(id, slot, text);
      notify.success(MESSAGE_TEXTS.sent);
      void queryClient.invalidateQueries({ queryKey: messagesKey });
    },
    onError: (error) => notify.error(MESSAGE_TEXTS.sendFailed, { description: error.message }),
  });
}
