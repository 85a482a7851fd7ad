import type { QueryClient } from '@tanstack/react-query';
import type { Post } from '../types';
import { queryKeys } from '../query-keys';

/** Posts changed: the lists, the calendar that shows them, the prompts they came from and the notices that they settle are read again. */
export const refreshPosts = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
    queryClient.invalidateQueries({ queryKey: queryKeys.calendar }),
    queryClient.invalidateQueries({ queryKey: queryKeys.prompts }),
    queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
  ]);

/** Query key of one post. */
export const onePostKey = (id: string) => [...queryKeys.posts, 'one', id];

/**
 * Stores the response to a change of one post. Responses may overtake each other, so an older version never replaces
 * a newer one; lists are refetched when displayed.
 */
export function rememberPost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData<Post>(onePostKey(post.id), (known) =>
    known && known.version > post.version ? known : post,
  );
  void queryClient.invalidateQueries({ queryKey: [...queryKeys.posts, 'list'], refetchType: 'none' });
}

/** Changes what is known to be wrong with a post's text: it is no text, so the version stays. */
export function changeFindings(
  queryClient: QueryClient,
  postId: string,
  change: (lists: Pick<Post, 'findings' | 'vouched'>) => Partial<Pick<Post, 'findings' | 'vouched'>>,
): void {
  queryClient.setQueryData<Post>(onePostKey(postId), (known) => known && { ...known, ...change(known) });
}
