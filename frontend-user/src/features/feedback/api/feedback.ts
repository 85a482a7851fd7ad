import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { feedbackContext } from '@drumbeat/domain';
import { api } from '../../../lib/http/api';
import { feedbackKey, type RatingTarget, ratingKey, type FeedbackTarget } from '../feedback-target';
import { useCurrentUser } from '../../../entities/session/current-user';
import { wordsOf, type FeedbackForm } from '../feedback-form';
import { keptForm } from '../kept-form';

/** The user's earlier feedback on a prompt or a post; null for none. */
export const feedbackQuery = (target: RatingTarget) =>
  queryOptions({
    queryKey: feedbackKey(target),
    queryFn: async () => {
      const query = { type: target.type, targetId: target.id, limit: 1 };
      const { feedback } = bodyOf(await api.GET('/api/feedback', { params: { query } }));
      return feedback[0] ?? null;
    },
  });

const pageSize = 20;

/** All feedback of the user, changed last first. */
export const ownFeedbackQuery = infiniteQueryOptions({
  queryKey: ['feedback', 'own'],
  queryFn: async ({ pageParam }) =>
    bodyOf(
      await api.GET('/api/feedback', {
        params: { query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) } },
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

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
