import { FEEDBACK_TEXTS, NO_RATING, contradictoryAspects } from '@drumbeat/domain';
import type { FieldProblem } from '../../platform/http/errors/app-error.js';
import type { GiveFeedbackRequest } from './feedback.dto.js';
import type { FeedbackChange, FeedbackRow } from './feedback.repository.js';

/** True where staff have answered what the user says now: after a change they may answer anew. */
export function isAnswered({
  replied_at,
  updated_at,
}: Pick<FeedbackRow, 'replied_at' | 'updated_at'>): boolean {
  return replied_at !== null && replied_at >= updated_at;
}

/** True for the request that takes a rating back. */
export function clearsRating({ rating }: Pick<GiveFeedbackRequest, 'rating'>): boolean {
  return rating === NO_RATING;
}

/** Errors of the combination of fields that are valid alone. */
export function feedbackProblems(request: GiveFeedbackRequest): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const saysMore = Object.keys(feedbackChange(request)).some((column) => column !== 'rating');
  if (clearsRating(request) && saysMore) {
    problems.push({ field: 'rating', message: FEEDBACK_TEXTS.ratingNeeded });
  }
  const { likedAspects: liked = [], dislikedAspects: disliked = [] } = request;
  if (contradictoryAspects({ liked, disliked }).length > 0) {
    problems.push({ field: 'dislikedAspects', message: FEEDBACK_TEXTS.likedAndDisliked });
  }
  return problems;
}

/** The columns that a request with a rating writes; what it leaves out keeps what an earlier one said. */
export function feedbackChange(request: GiveFeedbackRequest): FeedbackChange {
  const { likedAspects, dislikedAspects } = request;
  // The lists are saved together: if one were left unchanged, an aspect could end up in both.
  const saysAspects = likedAspects !== undefined || dislikedAspects !== undefined;
  const change: Record<keyof FeedbackChange, unknown> = {
    rating: request.rating,
    feedback_text: request.feedbackText,
    liked_aspects: saysAspects ? (likedAspects ?? []) : undefined,
    disliked_aspects: saysAspects ? (dislikedAspects ?? []) : undefined,
    improvement_suggestions: request.improvementSuggestions,
    would_use: request.wouldUse,
    would_recommend: request.wouldRecommend,
    generation_history_id: request.generationHistoryId,
    context_info: request.contextInfo,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** True where a row without its rating would say nothing any more, and nobody answered it. */
export function isOnlyRating(row: FeedbackRow): boolean {
  return (
    row.feedback_text === null &&
    row.improvement_suggestions === null &&
    row.liked_aspects.length === 0 &&
    row.disliked_aspects.length === 0 &&
    row.would_use === null &&
    row.would_recommend === null &&
    row.reply === null
  );
}
