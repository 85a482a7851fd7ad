import { bodyOf, type components } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/http/api';
import { queryKeys } from '../../../entities/query-keys';
import type { Post } from '../../../entities/types';
import { rememberPost } from '../../../entities/posts/post-cache';

export type StaffSuggestion = components['schemas']['PostSuggestionResponse'];

const keyOf = (postId: string) => [...queryKeys.posts, 'staff-suggestions', postId];

/** What staff suggest for a post and its author has not decided; a notice that arrives reads it again. */
export const staffSuggestionsQuery = (postId: string) =>
  queryOptions({
    queryKey: keyOf(postId),
    queryFn: async () =>
      bodyOf(await api.GET('/api/posts/{id}/suggestions', { params: { path: { id: postId } } })).data,
  });

/** Accepts or declines a suggestion. An accepted one is in the post that the server answers; its text before is a version. */
export function useDecideSuggestion(postId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({
      id,
      accepts,
    }: { id: string; accepts: () => Promise<Post> } | { id: string; accepts: null }) => {
      const params = { path: { id: postId, suggestionId: id } };
      if (accepts === null) {
        await api.POST('/api/posts/{id}/suggestions/{suggestionId}/decline', { params });
        return null;
      }
      const { version } = await accepts();
      return bodyOf(
        await api.POST('/api/posts/{id}/suggestions/{suggestionId}/accept', { params, body: { version } }),
      );
    },
    onSuccess: (post) => {
      if (post) rememberPost(queryClient, post);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(postId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
      ]),
  });
}
