import { bodyOf } from '@drumbeat/api-client';
import { api } from '../../../lib/http/api';
import type { Post } from '../../../entities/types';

/** Saves the comment that follows the post; empty for none. Throws 409 `post.stale` where `version` is not the newest. */
export async function putFirstComment(id: string, version: number, text: string): Promise<Post> {
  const body = { version, first_comment: text.trim() || null };
  return bodyOf(await api.PATCH('/api/posts/{id}', { params: { path: { id } }, body }));
}
