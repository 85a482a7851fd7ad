import { bodyOf } from '@drumbeat/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { FEEDBACK_LIMITS, NO_RATING, FEEDBACK_TEXTS } from '@drumbeat/domain';
import { freshFor } from '../../../lib/http/query-client';
import { ratingKey, type RatingTarget, feedbackKey } from '../feedback-target';
import { api, ApiError } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { NOT_SENT, sendNow } from '../../../lib/http/send-now';

interface Asked {
  target: RatingTarget;
  answer: (rating: number) => void;
  fail: (error: unknown) => void;
}

let asked: Asked[] = [];

/** One rating, 0 without one. Concurrent requests, such as for a page of cards, become one call. */
function readRating(target: RatingTarget): Promise<number> {
  return new Promise((answer, fail) => {
    if (asked.length === 0) setTimeout(readAsked, 0);
    asked.push({ target, answer, fail });
  });
}

function readAsked(): void {
  const all = asked;
  asked = [];
  for (let start = 0; start < all.length; start += FEEDBACK_LIMITS.batch) {
    void readPage(all.slice(start, start + FEEDBACK_LIMITS.batch));
  }
}

async function readPage(page: readonly Asked[]): Promise<void> {
  try {
    const items = page.map(({ target: { type, id } }) => ({ type, targetId: id }));
    const { ratings } = bodyOf(await api.POST('/api/feedback/batch', { body: { items } }));
    // In the order of the requests.
    page.forEach(({ answer }, index) => answer(ratings[index]?.rating ?? NO_RATING));
  } catch (error) {
    page.forEach(({ fail }) => fail(error));
  }
}

/** The user's stars for a prompt or a post; 0 without any. */
export const ratingQuery = (target: RatingTarget) =>
  queryOptions({
    queryKey: ratingKey(target),
    queryFn: () => readRating(target),
    staleTime: freshFor.feedback,
  });

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
