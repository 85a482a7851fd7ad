import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { freshFor } from '../../../lib/query-client';

/** The user's post that reads as the same as this text, null where there is none. Asked once for each text. */
export const nearDuplicateQuery = (postId: string, content: string) =>
  queryOptions({
    queryKey: ['near-duplicate', postId, content],
    queryFn: async () =>
      bodyOf(await api.POST('/api/posts/check', { body: { post_id: postId, content } })).near_duplicate,
    staleTime: Infinity,
    // Each text is a key of its own: those of earlier pauses need not be kept.
    gcTime: 60_000,
    retry: false,
  });

/** The phrases that the writing profile forbids; none where there is no profile yet. */
export const neverUsePhrasesQuery = queryOptions({
  queryKey: ['profile', 'never-use-phrases'],
  queryFn: async () => bodyOf(await api.GET('/api/user-preferences')).data?.never_use_phrases ?? [],
  staleTime: freshFor.profile,
});
