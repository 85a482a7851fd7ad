import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

/** How far a text sounds like its author's posts, with the text that was measured. The match of the text before stays until it is here. */
export const voiceMatchQuery = (postId: string, content: string) =>
  queryOptions({
    queryKey: ['voice-match', postId, content],
    queryFn: async () => {
      const match = bodyOf(await api.POST('/api/voice-match', { body: { post_id: postId, content } }));
      return { ...match, text: content };
    },
    // The posts that it is compared with seldom change while one is written.
    staleTime: 5 * 60_000,
    // Each text is a key of its own: those of earlier saves need not be kept.
    gcTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
