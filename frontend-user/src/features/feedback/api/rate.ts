import { NO_RATING } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { feedbackKey, ratingKey, type RatingTarget } from '../feedback-target';

/** Sets the stars, 0 clears them: shown at once, taken back without a word where the API refuses (P §4). */
export function useRate(target: RatingTarget) {
  const queryClient = useQueryClient();
  const key = ratingKey(target);
  return useMutation({
    scope: { id: key.join(' ') },
    mutationFn: (rating: number) =>
      api.POST('/api/feedback', { body: { type: target.type, targetId: target.id, rating } }),
    onMutate: async (rating) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<number>(key) ?? NO_RATING;
      queryClient.setQueryData(key, rating);
      return { before };
    },
    onError: (_error, rating, context) => {
      // A later click is on its way and has the last word.
      queryClient.setQueryData<number>(key, (shown) => (shown === rating ? context?.before : shown));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedbackKey(target) }),
  });
}
