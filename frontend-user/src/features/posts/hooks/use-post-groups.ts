import type { PostGroup } from '@drumbeat/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { groupsOf, postsQuery, type PostsFilter } from '../../../entities/posts/get-posts';

/** The groups of a tab in their order, each with its own pages. */
export function usePostGroups(filter: PostsFilter) {
  const useGroup = (group: PostGroup) => ({
    group,
    posts: useInfiniteQuery({ ...postsQuery(filter, group), enabled: groupsOf[filter.tab].includes(group) }),
  });
  const all = [useGroup('needs-you'), useGroup('coming-up'), useGroup('posted'), useGroup('archived')];
  return all.filter(({ group }) => groupsOf[filter.tab].includes(group));
}
