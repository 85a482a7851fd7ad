import { isInProgress } from '@drumbeat/domain';
import type { Post } from '../../entities/types';

/** The reason why the text is read-only now, as text; null when it is not. */
export function readOnlyReason(post: Post): string | null {
  if (post.status === 'archived') return 'This post is archived. Bring it back in the list to change it.';
  if (post.status === 'used') {
    if (post.source_type === 'training') {
      return 'This text is out. What you know of it stands in your writing profile.';
    }
    return isPostedByHand(post)
      ? 'This text is out, and you posted it yourself. “Correct the text” keeps here what you change on LinkedIn.'
      : 'This text is out. “Correct the text” changes it on LinkedIn and here.';
  }
  const state = post.publication?.state;
  if (state === 'claimed' || (state && isInProgress(state))) {
    return 'The text cannot be changed while LinkedIn may be reading it.';
  }
  return null;
}

/** Of a post that is out: nothing here tells of a delivery. */
export const isPostedByHand = ({ publication, source_type }: Post): boolean =>
  source_type !== 'training' && (publication === null || publication.state === 'cancelled');
