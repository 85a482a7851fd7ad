import { titleFromContent } from '@drumbeat/domain';
import type { Post } from '../../lib/api-types';

/** What tells a post from the others: training posts share one title (POST-9), so they go by how they begin. */
export const nameOf = (post: Post): string =>
  post.source_type === 'training' ? titleFromContent(post.content) : post.title;
