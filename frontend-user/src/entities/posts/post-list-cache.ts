import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { PostPage } from '../types';
import { queryKeys } from '../query-keys';

type Pages = InfiniteData<PostPage>;

const lists = { queryKey: [...queryKeys.posts, 'list'] };

/** Takes a post out of every list that is held, before the server has said so. Answers how to put it back. */
export async function leaveOutPost(queryClient: QueryClient, id: string): Promise<() => void> {
  // An answer that was asked for before would bring it back; a list that has none yet must go on waiting for one.
  await queryClient.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined });
  const held = queryClient.getQueriesData<Pages>(lists);
  queryClient.setQueriesData<Pages>(
    lists,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, data: page.data.filter((post) => post.id !== id) })),
      },
  );
  return () => held.forEach(([key, list]) => queryClient.setQueryData(key, list));
}
