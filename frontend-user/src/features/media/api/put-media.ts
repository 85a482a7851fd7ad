import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import type { Post } from '../../../entities/types';
import type { MediaSet } from '../post-media';

/** Sets a post's files, in their order. Throws 409 `post.stale` when `version` is not the newest. */
export async function putMedia(postId: string, version: number, { items, title }: MediaSet): Promise<Post> {
  return bodyOf(
    await api.PUT('/api/posts/{id}/media', {
      params: { path: { id: postId } },
      body: {
        version,
        media: items.map(({ id, alt_text }) => ({ id, alt_text })),
        document_title: title.trim() || null,
      },
    }),
  );
}
