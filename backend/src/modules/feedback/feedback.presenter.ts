import { NO_RATING } from '@drumbeat/domain';
import type { FeedbackResponse, ListedFeedbackResponse } from './feedback.dto.js';
import type { FeedbackRow, ListedFeedbackRow } from './feedback.repository.js';

/** Feedback in the API's format: the fields that were camelCase from the first stay so (API-1). */
export function presentFeedback(row: FeedbackRow): FeedbackResponse {
  return {
    id: row.id,
    user_id: row.user_id,
    type: row.type,
    targetId: row.target_id,
    rating: row.rating ?? NO_RATING,
    feedbackText: row.feedback_text,
    likedAspects: [...row.liked_aspects],
    dislikedAspects: [...row.disliked_aspects],
    improvementSuggestions: row.improvement_suggestions,
    wouldUse: row.would_use,
    wouldRecommend: row.would_recommend,
    generationHistoryId: row.generation_history_id,
    contextInfo: row.context_info,
    created_at: row.created_at,
    updated_at: row.updated_at,
    reply: row.reply,
    replied_at: row.replied_at,
  };
}

export function presentListedFeedback(row: ListedFeedbackRow): ListedFeedbackResponse {
  return { ...presentFeedback(row), target_title: row.target_title };
}
