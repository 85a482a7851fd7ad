import { feedbackContext } from '@drumbeat/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { useCurrentUser } from '../../../entities/session/current-user';
import { wordsOf, type FeedbackForm } from '../feedback-form';
import { feedbackKey, ratingKey, type FeedbackTarget } from '../feedback-target';
import { keptForm } from '../kept-form';

/** Sends what the dialog says, with what it was about (FEEDBACK-6). It is forgotten then, even if the dialog is closed. */
export function useGiveFeedback(target: FeedbackTarget) {
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
  return useMutation({
    mutationFn: async (form: FeedbackForm) =>
      bodyOf(
        await api.POST('/api/feedback', {
          body: {
            type: target.type,
            targetId: target.id,
            ...wordsOf(form),
            // Left out, it stays what it was.
            ...(target.preview === null
              ? {}
              : { contextInfo: feedbackContext(target.title, target.preview) }),
          },
        }),
      ),
    onSuccess: ({ feedback }, form) => {
      keptForm.settle(userId, target, form);
      queryClient.setQueryData(ratingKey(target), form.rating);
      queryClient.setQueryData(feedbackKey(target), feedback);
      // The list of everything said, wherever it is open.
      void queryClient.invalidateQueries({ queryKey: ['feedback', 'own'] });
    },
  });
}
