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
