import { queryOptions } from '@tanstack/react-query';
import { FEEDBACK_LIMITS, NO_RATING } from '@drumbeat/domain';
import { freshFor } from '../../../lib/query-client';
import { ratingKey, type RatingTarget } from '../feedback-target';
import { bodyOf } from '../../../lib/answer';
import { api } from '../../../lib/api';

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
    staleTime: freshFor.promptLibrary,
  });
