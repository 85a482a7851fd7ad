import { ApiError } from '@drumbeat/api-client';
import type { Post } from '../types';

/** The newer post of a save that came too late; null for every other failure. */
export function newerPost(error: unknown): Post | null {
  return error instanceof ApiError && error.code === 'post.stale'
    ? (error.details as { current: Post }).current
    : null;
}
