import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '../../../entities/types';
import { versionsQuery } from '../../../entities/posts/get-versions';

/**
 * Whether the post reads otherwise than it did at first (the "Modified" badge, EDITOR-3). Its version tells nothing of that: it
 * rises with a picture or a title, too. The first text that a newer one replaced is always kept.
 */
export function useWasRewritten(post: Post): boolean {
  const { data } = useInfiniteQuery({ ...versionsQuery(post), enabled: post.version > 1 });
  return data?.pages.some((page) => page.data.some(({ content }) => content !== post.content)) ?? false;
}
