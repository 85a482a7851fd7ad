import { useInfiniteQuery } from '@tanstack/react-query';
import type { PostsFilter } from '../api/get-posts';
import { postsQuery } from '../api/get-posts';

/** Counts of the tabs, as they came with the open one; undefined until they are known. */
export function usePostCounts(filter: PostsFilter) {
  const posts = useInfiniteQuery(postsQuery(filter));
  return {
    counts: posts.data?.pages[0]?.counts,
    isFetching: posts.isFetching,
    refetch: () => void posts.refetch(),
  };
}
