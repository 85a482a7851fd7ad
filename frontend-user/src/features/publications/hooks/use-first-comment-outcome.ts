import { useQuery } from '@tanstack/react-query';
import type { FirstCommentOutcome, Post } from '../../../entities/types';
import { publicationQuery } from '../../../entities/publications/get-publication';

/** A comment follows its post within seconds. */
const refetchMs = 3_000;

/** The outcome of a published post's first comment; null until known, and for a post without one. */
export function useFirstCommentOutcome({ id, publication }: Post): FirstCommentOutcome | null {
  const isOut = publication?.state === 'published';
  const query = useQuery({
    ...publicationQuery(id, publication?.state ?? ''),
    enabled: isOut,
    refetchInterval: ({ state }) => (state.data?.first_comment?.state === 'waiting' ? refetchMs : false),
  });
  return isOut ? (query.data?.first_comment ?? null) : null;
}
