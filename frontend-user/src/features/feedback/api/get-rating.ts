import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../../../lib/query-client';
import { ratingKey, type RatingTarget } from '../feedback-target';
import { readRating } from './read-ratings';

/** The user's stars for a prompt or a post; 0 without any. */
export const ratingQuery = (target: RatingTarget) =>
  queryOptions({
    queryKey: ratingKey(target),
    queryFn: () => readRating(target),
    staleTime: freshFor.promptLibrary,
  });
