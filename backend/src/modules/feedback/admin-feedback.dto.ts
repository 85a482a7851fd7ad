import { ListedFeedbackResponse } from './feedback.dto.js';

/** Feedback with its user and its target. */
export class AdminFeedbackResponse extends ListedFeedbackResponse {
  user_name: string | null;
  user_email: string;
}

export class AdminFeedbackListResponse {
  data: AdminFeedbackResponse[];
  total: number;
}

/** A batch whose prompts its user rated low in the mean. */
export class BadlyRatedBatchResponse {
  id: string;
  user_id: string;
  user_name: string | null;
  user_email: string;
  /** Stars, on one decimal, over all prompts of the batch that have any. */
  mean_rating: number;
  ratings: number;
  rated_at: Date;
}

export class BadlyRatedBatchListResponse {
  /** Five at most, rated last first. */
  data: BadlyRatedBatchResponse[];
  /** Counted up to 100. */
  total: number;
}
