import { FeedbackResponse } from './feedback.dto.js';

/** Feedback with whose it is and what it is about. */
export class AdminFeedbackResponse extends FeedbackResponse {
  user_name: string | null;
  user_email: string;
  /** The prompt's hook or the post's title, as it is now. */
  target_title: string;
}

export class AdminFeedbackListResponse {
  data: AdminFeedbackResponse[];
  total: number;
}
