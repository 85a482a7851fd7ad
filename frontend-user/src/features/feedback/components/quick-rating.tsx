import { NO_RATING } from '@drumbeat/domain';
import { useQuery } from '@tanstack/react-query';
import { ratingQuery, useRate } from '../api/rating';

import type { RatingTarget } from '../feedback-target';
import { StarRating } from './star-rating';

/** The stars on a card. Those of a page of cards are read in one call. */
export function QuickRating({ type, id }: RatingTarget) {
  const { data: rating = NO_RATING } = useQuery(ratingQuery({ type, id }));
  const rate = useRate({ type, id });
  return <StarRating label="Your rating" value={rating} onChange={(stars) => rate.mutate(stars)} />;
}
