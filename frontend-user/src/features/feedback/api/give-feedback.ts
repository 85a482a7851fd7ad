import { feedbackContext } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { wordsOf, type FeedbackForm } from '../feedback-form';
import { feedbackKey, ratingKey, type FeedbackTarget } from '../feedback-target';

/** Sends what the dialog says, with what it was about (P §3 "contextInfo"). */
export function useGiveFeedback(target: FeedbackTarget) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: FeedbackForm) =>
      bodyOf(
        await api.POST('/api/feedback', {
          body: {
            type: target.type,
            targetId: target.id,
            ...wordsOf(form),
            contextInfo: feedbackContext(target.title, target.preview),
          },
        }),
      ),
    onSuccess: ({ feedback }, { rating }) => {
      queryClient.setQueryData(ratingKey(target), rating);
      queryClient.setQueryData(feedbackKey(target), feedback);
      // The list of everything said, wherever it is open.
      void queryClient.invalidateQueries({ queryKey: ['feedback', 'own'] });
    },
  });
}
