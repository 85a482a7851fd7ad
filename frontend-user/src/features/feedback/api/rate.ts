import { FEEDBACK_TEXTS, NO_RATING } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { NOT_SENT, sendNow } from '../../../lib/send-now';
import { feedbackKey, ratingKey, type RatingTarget } from '../feedback-target';

/** The stars that the API has. Clicks that wait for each other share one object: what one of them settles, all know. */
interface Confirmed {
  rating: number;
}

/**
 * Sets the stars, 0 clears them: optimistic, silently reverted when the API refuses (FEEDBACK-3). Offline a notice is
 * shown: every further click would fail as well.
 */
export function useRate(target: RatingTarget) {
  const queryClient = useQueryClient();
  const key = ratingKey(target);
  return useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (rating: number) =>
      sendNow(() => api.POST('/api/feedback', { body: { type: target.type, targetId: target.id, rating } })),
    onMutate: async (rating): Promise<Confirmed> => {
      await queryClient.cancelQueries({ queryKey: key });
      const earlier = queryClient
        .getMutationCache()
        .findAll({ mutationKey: key, status: 'pending' })
        .flatMap(({ state }) => (state.context ? [state.context as Confirmed] : []));
      const confirmed = earlier[0] ?? { rating: queryClient.getQueryData<number>(key) ?? NO_RATING };
      queryClient.setQueryData(key, rating);
      return confirmed;
    },
    onSuccess: (_answer, rating, confirmed) => {
      confirmed.rating = rating;
      return queryClient.invalidateQueries({ queryKey: feedbackKey(target) });
    },
    onError: (error, _rating, confirmed) => {
      if (error instanceof ApiError && error.code === NOT_SENT) {
        notify.warning(FEEDBACK_TEXTS.ratingNotSent, { description: error.message });
      }
      // A later click is in progress and wins.
      const isLast = queryClient.isMutating({ mutationKey: key }) === 1;
      if (isLast && confirmed) queryClient.setQueryData(key, confirmed.rating);
    },
  });
}
