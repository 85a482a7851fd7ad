import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '../../../entities/types';
import { versionsQuery } from '../../../entities/posts/versions';

/**
 * True when the text differs from the first one (the "Modified" badge, EDITOR-3). The version does not show that: it
 * also increases with a picture or a title. The first replaced text is always kept.
 */
export function useWasRewritten(post: Post): boolean {
  const { data } = useInfiniteQuery({ ...versionsQuery(post), enabled: post.version > 1 });
  return data?.pages.some((page) => page.data.some(({ content }) => content !== post.content)) ?? false;
}
