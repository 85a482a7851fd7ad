import type { PostsFilter } from '../../../entities/posts/get-posts';
import { usePostGroups } from './use-post-groups';

/** Counts of the tabs, as they came with the open one; undefined until they are known. */
export function usePostCounts(filter: PostsFilter) {
  const groups = usePostGroups(filter);
  return {
    counts: groups[0]?.posts.data?.pages[0]?.counts,
    isFetching: groups.some(({ posts }) => posts.isFetching),
    refetch: () => groups.forEach(({ posts }) => void posts.refetch()),
  };
}
