import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { feedbackKey, type RatingTarget } from '../feedback-target';

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
