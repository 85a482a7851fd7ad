import { NotFoundError } from '../../../platform/http/errors/app-error.js';
import type { PublishablePost } from '../../posts/posts.repository.js';
import type { PostsService } from '../../posts/posts.service.js';

/**
 * The user's post with its row locked: every change of a publication by its owner starts here, so that none can come between
 * a worker's look at the text and its intent. Call inside a transaction.
 * @throws NotFoundError also for another user's post
 */
export async function lockOwnPost(
  posts: PostsService,
  userId: string,
  postId: string,
): Promise<PublishablePost> {
  const [post] = await posts.lockForPublishing([postId]);
  if (post?.user_id !== userId) throw new NotFoundError('The post');
  return post;
}
