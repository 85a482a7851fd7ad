import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import type { Post } from '../../../entities/types';
import { useFirstCommentOutcome } from '../hooks/use-first-comment-outcome';

const note = lazyPart(() => import('./first-comment-note'));

/** The first comment of a published post, posted or to be copied. */
export function FirstCommentFollowUp({ post }: { post: Post }) {
  const outcome = useFirstCommentOutcome(post);
  const byHand = post.publication === null;
  if (post.status !== 'used' || post.first_comment === null || (!byHand && outcome === null)) return null;
  return (
    <Suspense>
      <note.Part text={post.first_comment} outcome={outcome} linkedInUrl={post.linkedin_url} />
    </Suspense>
  );
}
