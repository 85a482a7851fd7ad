import { bodyOf } from '@drumbeat/api-client';
import { GROUPS_OF_TAB, POST_GROUPS, type PostGroup } from '@drumbeat/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { PostsTab } from '../../../lib/paths';
import { api } from '../../../lib/http/api';
import type { Post } from '../../../entities/types';
import { freshFor, pageSize } from '../../../lib/http/query-client';
import { queryKeys } from '../../../entities/query-keys';

export interface PostsFilter {
  tab: PostsTab;
  search?: string;
}

/** The groups of posts in a tab. */
export const groupsOf: Record<PostsTab, readonly PostGroup[]> = {
  ...GROUPS_OF_TAB,
  all: POST_GROUPS,
  hidden: POST_GROUPS,
};

/** A post being published changes on the server, so the list polls while one is in progress or due. */
const refetchMs = 4_000;

const isMoving = (post: Post) =>
  post.display_state === 'publishing' ||
  (post.display_state === 'scheduled' &&
    post.publication !== null &&
    Date.parse(post.publication.due_at) < Date.now() + refetchMs);

/** One group of a tab, each with its own pages. */
export const postsQuery = ({ tab, search }: PostsFilter, group: PostGroup) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.posts, 'list', { tab, search }, group],
    queryFn: async ({ pageParam }) =>
      bodyOf(
        await api.GET('/api/posts', {
          params: {
            query: {
              tab,
              group,
              limit: pageSize,
              ...(search ? { search } : {}),
              ...(pageParam ? { cursor: pageParam } : {}),
            },
          },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: freshFor.posts,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.data.some(isMoving)) ? refetchMs : false,
  });
