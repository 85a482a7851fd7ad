import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { FirstCommentOutcome, Post } from '../../../entities/types';
import { publicationQuery } from '../api/get-publication';
import { lazyPart } from '../../../components/lazy-part';

/** A comment follows its post within seconds. */
const refetchMs = 3_000;
/** It is written down after its post's outcome: who reads between the two looks again, a few times. */
const FIRST_READS = 5;

/** The outcome of a published post's first comment; null until known, and for a post without one. */
export function useFirstCommentOutcome({
  id,
  publication,
  first_comment: text,
}: Post): FirstCommentOutcome | null {
  const isOut = publication?.state === 'published';
  const query = useQuery({
    ...publicationQuery(id, publication?.state ?? ''),
    enabled: isOut,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isToCome = text !== null && data?.first_comment === null && dataUpdateCount < FIRST_READS;
      return isToCome || data?.first_comment?.state === 'waiting' ? refetchMs : false;
    },
  });
  return isOut ? (query.data?.first_comment ?? null) : null;
}

const note = lazyPart(() => import('./first-comment-note'));

interface FirstCommentFollowUpProps {
  post: Post;
  outcome: FirstCommentOutcome | null;
}

/** The first comment of a published post, posted or to be copied. */
export function FirstCommentFollowUp({ post, outcome }: FirstCommentFollowUpProps) {
  const byHand = post.publication === null;
  if (post.status !== 'used' || post.first_comment === null || (!byHand && outcome === null)) return null;
  return (
    <Suspense>
      <note.Part text={post.first_comment} outcome={outcome} linkedInUrl={post.linkedin_url} />
    </Suspense>
  );
}
