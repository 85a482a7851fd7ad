import type { PostGroup } from '@drumbeat/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type PostsFilter, groupsOf, postsQuery } from '../api/get-posts';

/** Counts of the tabs, as they came with the open one; undefined until they are known. */
export function usePostCounts(filter: PostsFilter) {
  const groups = usePostGroups(filter);
  return {
    counts: groups[0]?.posts.data?.pages[0]?.counts,
    isFetching: groups.some(({ posts }) => posts.isFetching),
    refetch: () => groups.forEach(({ posts }) => void posts.refetch()),
  };
}

/** The groups of a tab in their order, each with its own pages. */
export function usePostGroups(filter: PostsFilter) {
  const useGroup = (group: PostGroup) => ({
    group,
    posts: useInfiniteQuery({ ...postsQuery(filter, group), enabled: groupsOf[filter.tab].includes(group) }),
  });
  const all = [useGroup('needs-you'), useGroup('coming-up'), useGroup('posted'), useGroup('archived')];
  return all.filter(({ group }) => groupsOf[filter.tab].includes(group));
}
