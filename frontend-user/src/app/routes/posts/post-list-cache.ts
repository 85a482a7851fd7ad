import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { PostPage } from '../../../entities/types';
import { queryKeys } from '../../../entities/query-keys';

type Pages = InfiniteData<PostPage>;

const lists = { queryKey: [...queryKeys.posts, 'list'] };

/** Removes a post optimistically from every cached list. Returns a function that puts it back. */
export async function leaveOutPost(queryClient: QueryClient, id: string): Promise<() => void> {
  // A response to an earlier request would bring it back; a list without data must keep waiting for its own.
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
