import { ApiError } from './api';
import type { Post } from './api-types';

/** The newer post of a save that came too late; null for every other failure. */
export function newerPost(error: unknown): Post | null {
  return error instanceof ApiError && error.code === 'post.stale'
    ? (error.details as { current: Post }).current
    : null;
}

/**
 * The post as the server has it, where a refused save was already made: the answer to an earlier try was lost, or the
 * editor was left before it came. Null where the words differ.
 */
export function savedBefore(error: unknown, words: Pick<Post, 'title' | 'content'>): Post | null {
  const current = newerPost(error);
  return current?.title === words.title && current.content === words.content ? current : null;
}
