import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ratingQuery } from '../api/rating';
import type { RatingTarget } from '../feedback-target';

/** Reads the ratings of a whole page of cards at once, so that scrolling requests none. */
export function useRatingsAhead() {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  return useCallback(
    (targets: readonly RatingTarget[]) => {
      for (const target of targets) {
        if (asked.current.has(target.id)) continue;
        asked.current.add(target.id);
        queryClient.query(ratingQuery(target)).catch(() => undefined);
      }
    },
    [queryClient],
  );
}
