import { isInProgress } from '@drumbeat/domain';
import type { Post } from '../../entities/types';

/** The reason why the text is read-only now, as text; null when it is not. */
export function readOnlyReason(post: Post): string | null {
  if (post.status === 'archived') return 'This post is archived. Bring it back in the list to change it.';
  if (post.status === 'used') return 'This text is out. A change here would not reach LinkedIn.';
  const state = post.publication?.state;
  if (state === 'claimed' || (state && isInProgress(state))) {
    return 'The text cannot be changed while LinkedIn may be reading it.';
  }
  return null;
}
