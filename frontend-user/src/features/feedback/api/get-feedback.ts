import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';
import { feedbackKey, type RatingTarget } from '../feedback-target';

/** What the user said about a prompt or a post before; null for nothing. */
export const feedbackQuery = (target: RatingTarget) =>
  queryOptions({
    queryKey: feedbackKey(target),
    queryFn: async () => {
      const query = { type: target.type, targetId: target.id, limit: 1 };
      const { feedback } = bodyOf(await api.GET('/api/feedback', { params: { query } }));
      return feedback[0] ?? null;
    },
  });
